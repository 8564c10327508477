import { readChoices, withDefaults, type Choices } from './choices.ts';

/** Choices for the product boxes of a look (decision 481). */
export const boxOptions = {
  ratio: ['1:1', '4:5', '3:4', '3:2', '2:1', '16:9'],
  frame: ['none', 'mat', 'line', 'card', 'tray', 'shelf'],
  mask: ['none', 'circle'],
  /** 'auto': contain on a mat, line, tray or shelf, else cover. */
  fit: ['auto', 'cover', 'contain'],
  blend: ['none', 'multiply'],
  titleLines: [2, 1],
  align: ['start', 'center'],
  priceMark: ['plain', 'tag', 'star', 'plate'],
  rating: [true, false],
  shop: [true, false],
  tags: [true, false],
  hover: ['second', 'none', 'zoom', 'lift', 'invert'],
  button: ['hover', 'icon', 'text', 'none'],
} as const;

export interface BoxLook extends Choices<typeof boxOptions> {
  /** Size of the picture in its frame in per cent: 70 to 120, 100 by default. */
  readonly scale?: number;
}

export const BOX_SCALE = [70, 120] as const;

/** Reads the stored choices of boxes; leaves out what is not valid. Never throws. */
export function readBoxLook(stored: unknown): BoxLook {
  const scale: unknown = Object(stored).scale;
  return {
    ...readChoices(boxOptions, stored),
    ...(isScale(scale) && scale !== 100 && { scale }),
  };
}

function isScale(value: unknown): value is number {
  return typeof value === 'number' && value >= BOX_SCALE[0] && value <= BOX_SCALE[1];
}

export const boxChoices = (look: BoxLook) => ({
  ...withDefaults(boxOptions, look),
  scale: (look.scale ?? 100) / 100,
});
