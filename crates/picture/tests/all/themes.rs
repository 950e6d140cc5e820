//! Measures the contrast of the themes' colours.

use std::fs;
use std::path::Path;

use kafenio_picture::THEMES;
use serde_json::Value;

type Colour = [f64; 3];

/// The least contrast of graphics and large text, and of text of any size, by WCAG 2 AA.
const GRAPHICS: f64 = 3.0;
const TEXT: f64 = 4.5;

/// How people with each colour blindness see linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity
/// 1).
const BLIND: [(&str, [[f64; 3]; 3]); 3] = [
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn theme(name: &str) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../assets/themes/{name}.json"));
    serde_json::from_slice(&fs::read(file).unwrap()).unwrap()
}

/// Returns the linear red, green and blue of a theme's colour, by its JSON pointer.
fn colour(theme: &Value, pointer: &str) -> Colour {
    let text = theme.pointer(pointer).unwrap().as_str().unwrap();
    [1, 3, 5].map(|start| {
        let channel = f64::from(u8::from_str_radix(&text[start..start + 2], 16).unwrap()) / 255.0;
        if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(colour: Colour) -> f64 {
    0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
}

/// Returns the contrast of two colours as WCAG 2 defines it, 1 to 21.
fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Describes every pair of colours with too little contrast; `eyes` converts colours to those that a person sees.
fn faults(name: &str, eyes: impl Fn(Colour) -> Colour) -> Vec<String> {
    let theme = theme(name);
    let seen = |pointer: &str| eyes(colour(&theme, pointer));
    let mut faults = Vec::new();
    let mut need = |least: f64, contrast: f64, what: String| {
        if contrast < least {
            faults.push(format!("{name}: {what} {contrast:.2}, {least} is needed"));
        }
    };
    let texts = [
        ("/ink", "/table"),
        ("/turn_ink", "/turn"),
        ("/frame_ink", "/frame"),
        ("/frame_ink", "/tray"),
        ("/cube_ink", "/cube"),
        ("/checkers/white/ink", "/checkers/white/face"),
        ("/checkers/black/ink", "/checkers/black/face"),
    ];
    for (ink, ground) in texts {
        need(TEXT, contrast(seen(ink), seen(ground)), format!("{ink} on {ground}"));
    }
    let graphics = [
        ("/points/0", "/field"),
        ("/points/1", "/field"),
        ("/points/0", "/points/1"),
        ("/checkers/white/face", "/checkers/black/face"),
        ("/arrow", "/arrow_edge"),
        ("/hit", "/arrow_edge"),
        ("/turn", "/table"),
    ];
    for (one, other) in graphics {
        need(GRAPHICS, contrast(seen(one), seen(other)), format!("{one} beside {other}"));
    }
    // An outlined shape is visible if the shape differs from its outline, and one of them from the background.
    let outlined = [
        ("/checkers/white/face", "/checkers/white/rim"),
        ("/checkers/black/face", "/checkers/black/rim"),
        ("/arrow", "/arrow_edge"),
        ("/hit", "/arrow_edge"),
    ];
    for (inner, line) in outlined {
        need(GRAPHICS, contrast(seen(inner), seen(line)), format!("{inner} in {line}"));
        for ground in ["/field", "/points/0", "/points/1", "/frame", "/tray"] {
            let best = contrast(seen(inner), seen(ground)).max(contrast(seen(line), seen(ground)));
            need(GRAPHICS, best, format!("{inner} with its line on {ground}"));
        }
    }
    faults
}

#[test]
fn contrast_theme_meets_wcag_aa() {
    assert_eq!(faults("contrast", |colour| colour), Vec::<String>::new());
}

#[test]
fn each_colour_blindness_has_a_theme_with_enough_contrast() {
    for (name, matrix) in BLIND {
        let eyes = |colour: Colour| {
            matrix.map(|row| row.iter().zip(colour).map(|(share, light)| share * light).sum::<f64>().clamp(0.0, 1.0))
        };
        assert_eq!(faults(name, eyes), Vec::<String>::new());
        assert_eq!(faults(name, |colour| colour), Vec::<String>::new());
        let theme = theme(name);
        let shape = |player: &str| theme.pointer(&format!("/checkers/{player}/shape")).cloned();
        assert_ne!(shape("white"), shape("black"), "{name}: both players' checkers have the same shape");
    }
}

#[test]
fn text_is_readable_in_every_theme() {
    for name in THEMES {
        let faults = faults(name, |colour| colour);
        let texts = faults.iter().filter(|fault| fault.contains("ink on")).collect::<Vec<_>>();
        assert!(texts.is_empty(), "{texts:#?}");
        let checkers = faults.iter().filter(|fault| fault.contains("white/face beside")).collect::<Vec<_>>();
        assert!(checkers.is_empty(), "{checkers:#?}");
    }
}

/// In the dark theme the face of a checker must differ from the points, not only its rim.
#[test]
fn checkers_stand_out_in_the_night_theme() {
    let theme = theme("night");
    for player in ["white", "black"] {
        for point in ["/points/0", "/points/1"] {
            let face = colour(&theme, &format!("/checkers/{player}/face"));
            let contrast = contrast(face, colour(&theme, point));
            assert!(contrast >= 2.5, "{player} on {point}: {contrast:.2}");
        }
    }
}
