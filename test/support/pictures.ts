import sharp from 'sharp';

/** Creates plain pictures in the formats of uploads. */
export function jpeg(width: number, height: number, color = '#4a7f6d'): Promise<Buffer> {
  return blank(width, height, color).jpeg().toBuffer();
}

export function png(width: number, height: number, color = '#4a7f6d'): Promise<Buffer> {
  return blank(width, height, color).png().toBuffer();
}

/** The picture is red on the left, blue on the right. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const red = await png(width / 2, height, '#ff0000');
  return blank(width, height, '#0000ff')
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

export function blank(width: number, height: number, color: string) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/**
 * Creates a small file that is expensive to decode: its decoder holds the whole picture and decodes
 * it in seven passes.
 */
export function interlacedPng(width: number, height: number): Promise<Buffer> {
  return blank(width, height, '#4a7f6d').png({ progressive: true, compressionLevel: 9 }).toBuffer();
}
