import { expect, it } from 'vitest';
import { placeCanvas } from './zoom.ts';

it.each([
  // A page that fits is centred, and never enlarged to fit.
  ['fit', 375, 640, { scale: 1, width: 375, left: 132.5 }],
  ['fit', 1280, 640, { scale: 0.5, width: 640, left: 0 }],
  [0.5, 768, 640, { scale: 0.5, width: 384, left: 128 }],
  // A wider one begins at the left edge, where scrolling reaches all of it.
  [1, 1280, 640, { scale: 1, width: 1280, left: 0 }],
] as const)('%s of %i px in a room of %i px', (zoom, width, room, place) => {
  expect(placeCanvas(zoom, width, room)).toEqual(place);
});
