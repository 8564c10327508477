import sharp from 'sharp';

export interface IconShape {
  readonly size: number;
  /** Fraction of the icon's width that the picture fills. */
  readonly share: number;
  /** True if no part is transparent, as iOS and maskable icons need it. */
  readonly isFilled: boolean;
}

const SMALL = { compressionLevel: 9 } as const;
/** Limit of log(width / height): within it, cropping removes only a margin. */
const ALMOST_SQUARE = 0.25;

/**
 * Renders a square PNG of a picture or an SVG.
 * @param ground Background colour of an opaque picture; a transparent picture gets white unless `isForAll` is set.
 */
export async function renderIcon(
  bytes: Uint8Array,
  { size, share, isFilled }: IconShape,
  ground: { readonly color: string; readonly isForAll: boolean },
): Promise<Uint8Array> {
  const [{ isOpaque }, { width, height }] = await Promise.all([
    sharp(bytes).stats(),
    sharp(bytes).metadata(),
  ]);
  // An opaque, almost square picture fills the icon to its edge: on a background of another colour it would look
  // pasted in.
  if (isFilled && isOpaque && Math.abs(Math.log(width / height)) < ALMOST_SQUARE) {
    return sharp(bytes).resize(size, size, { fit: 'cover' }).png(SMALL).toBuffer();
  }
  const inner = Math.round(size * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  // Vector graphics are rasterized at the requested size.
  const source = await sharp(bytes, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const framed = sharp(source).extend({
    top: before,
    left: before,
    bottom: after,
    right: after,
    background: clear,
  });
  if (!isFilled) return framed.png(SMALL).toBuffer();
  const whole = await framed.png().toBuffer();
  // An opaque picture gets the background colour; a transparent mark stays on white.
  const background = isOpaque || ground.isForAll ? ground.color : '#ffffff';
  return sharp(whole).flatten({ background }).png(SMALL).toBuffer();
}
