//! What the operating system says about this process, under the names that dashboards expect of every program. On systems
//! without `/proc` there is nothing.

use std::fmt;
use std::fs;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Unit;

/// Linux counts processor time in hundredths of a second for programs, on every processor.
const TICKS_PER_SECOND: f64 = 100.0;
/// The fields of `/proc/self/stat` after the program's name that hold its time in user mode and in the kernel.
const USER_AND_KERNEL_TIME: [usize; 2] = [11, 12];

/// Reads the figures each time they are asked for.
#[derive(Debug)]
pub(super) struct Process;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let mut write = |name, help, unit: Option<Unit>, value: Option<&dyn EncodeMetric>| {
            let Some(value) = value else { return Ok(()) };
            value.encode(encoder.encode_descriptor(name, help, unit.as_ref(), value.metric_type())?)
        };
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let bytes = |key: &str| Some(ConstGauge::new(number_after(&status, key)?.saturating_mul(1024)));
        let resident = bytes("VmRSS:");
        write("process_resident_memory", "Memory that is in use.", Some(Unit::Bytes), as_metric(resident.as_ref()))?;
        let virtual_memory = bytes("VmSize:");
        write(
            "process_virtual_memory",
            "Memory that is reserved.",
            Some(Unit::Bytes),
            as_metric(virtual_memory.as_ref()),
        )?;
        let time = fs::read_to_string("/proc/self/stat").ok().and_then(|stat| processor_seconds(&stat));
        let time = time.map(ConstCounter::new);
        write("process_cpu", "Processor time that was used.", Some(Unit::Seconds), as_metric(time.as_ref()))?;
        let open = fs::read_dir("/proc/self/fd")
            .ok()
            .map(|files| ConstGauge::new(i64::try_from(files.count()).unwrap_or(i64::MAX)));
        write("process_open_fds", "Files and connections that are open.", None, as_metric(open.as_ref()))?;
        let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
        let most = number_after(&limits, "Max open files").map(ConstGauge::new);
        write("process_max_fds", "Files and connections that may be open.", None, as_metric(most.as_ref()))
    }
}

fn as_metric<M: EncodeMetric>(value: Option<&M>) -> Option<&dyn EncodeMetric> {
    value.map(|value| value as &dyn EncodeMetric)
}

/// Returns the number in the line of `text` that begins with `key`.
fn number_after(text: &str, key: &str) -> Option<i64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(key))?;
    rest.split_whitespace().next()?.parse().ok()
}

/// Returns the processor time in a line of `/proc/self/stat`. The program's name is in brackets and may hold anything.
fn processor_seconds(stat: &str) -> Option<f64> {
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = USER_AND_KERNEL_TIME.map(|field| fields.get(field)?.parse::<f64>().ok());
    Some((ticks[0]? + ticks[1]?) / TICKS_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_the_lines_of_linux() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 9 0 4000 200000 300 1844";
        assert_eq!(processor_seconds(stat), Some(3.0));
        assert_eq!(processor_seconds("7 (a) S 1"), None);
        assert_eq!(number_after("VmPeak:\t  9 kB\nVmRSS:\t  12 kB\n", "VmRSS:"), Some(12));
        assert_eq!(number_after("Max open files            1024     524288     files", "Max open files"), Some(1024));
        assert_eq!(number_after("Max open files            unlimited  unlimited  files", "Max open files"), None);
    }
}
