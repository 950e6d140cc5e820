//! Files with several boards.

use std::io::Cursor;

use kafenio_picture::{self as picture, BoardView, Picture};

use crate::boards;

const BOARD: (usize, usize) = (600, 450);
const GAP: usize = 12;
/// The height of a board's caption in an album, and of a players' strip, which it replaces.
const LINE: usize = 58;
const STRIP: usize = 35;
/// The size of a board in an album with its caption.
const CELL: (usize, usize) = (BOARD.0, BOARD.1 - 2 * STRIP + LINE);

fn scenes() -> Vec<BoardView> {
    let scenes = boards::all().into_iter().map(|(_, scene)| scene);
    scenes.filter(|scene| scene.theme == "kafenio").collect()
}

/// Returns the width, height and pixels of a PNG file.
fn png(picture: Picture) -> (usize, usize, Vec<[u8; 3]>) {
    let mut decoder = png::Decoder::new(Cursor::new(picture.file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut bytes).unwrap();
    (frame.width as usize, frame.height as usize, bytes.as_chunks::<3>().0.to_vec())
}

/// Returns the pixels of a GIF file, frame by frame.
fn gif(picture: Picture) -> Vec<Vec<[u8; 3]>> {
    let mut decoder = gif::DecodeOptions::new().read_info(Cursor::new(picture.file)).unwrap();
    assert_eq!((usize::from(decoder.width()), usize::from(decoder.height())), BOARD);
    let palette = decoder.global_palette().unwrap().as_chunks::<3>().0.to_vec();
    let mut screen = vec![[1, 2, 3]; BOARD.0 * BOARD.1];
    let mut screens = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (row, pixels) in frame.buffer.chunks(usize::from(frame.width)).enumerate() {
            for (column, &pixel) in pixels.iter().enumerate().filter(|(_, pixel)| Some(**pixel) != frame.transparent) {
                let (x, y) = (usize::from(frame.left) + column, usize::from(frame.top) + row);
                screen[y * BOARD.0 + x] = palette[usize::from(pixel)];
            }
        }
        screens.push(screen.clone());
    }
    screens
}

#[test]
fn replay_shows_the_same_boards_as_the_strip() {
    let scenes = scenes();
    // A strip has at most 12 boards.
    let shown = scenes.len().min(12);
    let screens = gif(picture::replay(&scenes));
    let (width, height, strip) = png(picture::strip(&scenes));
    assert_eq!((width, height), (2 * CELL.0 + GAP, LINE + shown.div_ceil(2) * (CELL.1 + GAP) - GAP));
    assert_eq!(screens.len(), scenes.len());
    for (index, screen) in screens.iter().take(shown).enumerate() {
        // Without the players' strips: an album has the names above all boards.
        let (left, top) = (index % 2 * (CELL.0 + GAP), 2 * LINE + index / 2 * (CELL.1 + GAP));
        for (row, pixels) in screen.chunks(BOARD.0).enumerate().skip(STRIP).take(BOARD.1 - 2 * STRIP) {
            let start = (top + row - STRIP) * width + left;
            assert!(*pixels == strip[start..start + BOARD.0], "frame {index} differs in row {row}");
        }
    }
}

#[test]
fn replay_of_sixty_turns_is_small_enough_for_the_platforms() {
    let scenes = scenes().into_iter().cycle().take(60).collect::<Vec<_>>();
    let file = picture::replay(&scenes);
    assert!(file.len() <= 4_000_000, "{} bytes", file.len());
}

#[test]
fn candidates_are_side_by_side() {
    let scenes = scenes();
    let sizes = [1, 2, 5, 40].map(|count| {
        let (width, height, _) =
            png(picture::candidates(&(1..).zip(scenes.iter().cloned().cycle()).take(count).collect::<Vec<_>>()));
        (width, height)
    });
    let (wide, high) = (2 * CELL.0 + GAP, |rows: usize| rows * (CELL.1 + GAP) - GAP);
    // At most ten boards are drawn.
    assert_eq!(sizes, [CELL, (wide, high(1)), (wide, high(3)), (wide, high(5))]);
    // Two equal boards differ only in their captions: in the numbers, or in the plays.
    let scene = |caption: &str| BoardView { caption: caption.to_owned(), ..scenes[0].clone() };
    for two in [[(1, scene("")), (2, scene(""))], [(1, scene("13/9")), (1, scene("13/7"))]] {
        let (_, _, pixels) = png(picture::candidates(&two));
        let differ = pixels.chunks(wide).map(|row| row[..CELL.0] != row[CELL.0 + GAP..]).collect::<Vec<_>>();
        assert!(differ[..LINE].contains(&true), "the captions differ");
        assert!(!differ[LINE..].contains(&true), "the boards are equal");
    }
}

#[test]
fn each_candidate_has_only_its_own_arrows() {
    let scenes = scenes().into_iter().filter(|scene| scene.last_play.is_some()).take(4);
    let numbered: Vec<_> = (1..).zip(scenes).collect();
    let (wide, _, pixels) = png(picture::candidates(&numbered));
    for (index, candidate) in numbered.iter().enumerate() {
        let (_, _, alone) = png(picture::candidates(std::slice::from_ref(candidate)));
        let (left, top) = (index % 2 * (CELL.0 + GAP), index / 2 * (CELL.1 + GAP));
        for (row, expected) in alone.chunks(CELL.0).enumerate() {
            let start = (top + row) * wide + left;
            assert!(*expected == pixels[start..start + CELL.0], "candidate {index} differs in row {row}");
        }
    }
}

#[test]
fn no_scenes_give_an_empty_file() {
    for file in [picture::replay(&[]), picture::strip(&[]), picture::candidates(&[])] {
        assert!(file.is_empty());
    }
}

/// A client shows the size and the blurred picture until it has the file.
#[test]
fn blurred_picture_has_the_size_and_colours_of_the_file() {
    let scenes = &scenes()[..4];
    let numbered = (1..).zip(scenes.iter().cloned()).collect::<Vec<_>>();
    for (file, size) in [
        (picture::png(&scenes[0]), (1200, 900)),
        (picture::replay(scenes), (600, 450)),
        (picture::strip(scenes), (1212, 58 + 2 * 450 - 12)),
        (picture::candidates(&numbered), (1212, 2 * 450 - 12)),
    ] {
        assert_eq!((file.width, file.height), size);
        let blurhash = file.blurhash().unwrap();
        let (width, height) = (size.0 as usize, size.1 as usize);
        let pixels = if file.starts_with(b"GIF") { gif(file).swap_remove(0) } else { png(file).2 };
        let blur = blurhash::decode(&blurhash, 8, 6, 1.0).unwrap();
        let mut off = Vec::new();
        for (row, column) in (0..3).flat_map(|row| (0..4).map(move |column| (row, column))) {
            let rows = pixels.chunks(width).skip(row * height / 3).take(height / 3);
            let part = rows.flat_map(|row| &row[column * width / 4..][..width / 4]).collect::<Vec<_>>();
            let middle = &blur[((2 * row + 1) * 8 + 2 * column + 1) * 4..];
            // Compare each channel by itself.
            for channel in 0..3 {
                let mean = part.iter().map(|pixel| usize::from(pixel[channel])).sum::<usize>() / part.len();
                off.push(mean.abs_diff(middle[channel].into()));
            }
        }
        assert!(off.iter().sum::<usize>() < 25 * off.len(), "{size:?} is off by {off:?}");
    }
    assert_eq!(Picture::default().blurhash(), None);
}
