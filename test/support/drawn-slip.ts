import { slipVerify } from 'promptparse/generate';
import sharp, { type Sharp } from 'sharp';
import { qrCode } from '@talad/elements/parts/modal/qr-code';

/** Returns the text of the code on the slip of this transfer from Siam Commercial Bank. */
export function slipText(reference: string): string {
  return slipVerify({ sendingBank: '014', transRef: reference });
}

/** Draws a bank's slip as a phone stores it, with this QR code, or without one if null. */
export async function drawSlip(
  code: string | null,
  change: (slip: Sharp) => Sharp = (slip) => slip,
): Promise<Buffer> {
  const qr = code === null ? null : qrCode(code);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280" viewBox="0 0 720 1280">
    <rect width="720" height="1280" fill="#e9f5ee"/>
    <rect x="40" y="40" width="640" height="160" rx="16" fill="#4e2a84"/>
    <g fill="#333"><rect x="80" y="280" width="360" height="28"/><rect x="80" y="360" width="500" height="28"/>
    <rect x="80" y="440" width="240" height="48"/></g>
    ${
      qr
        ? `<svg x="420" y="960" width="240" height="240" viewBox="0 0 ${qr.size} ${qr.size}" shape-rendering="crispEdges">
      <rect width="${qr.size}" height="${qr.size}" fill="#fff"/><path d="${qr.path}"/></svg>`
        : ''
    }</svg>`;
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer();
  return change(sharp(drawn)).toBuffer();
}

/** Fills the form of the buyer's page with this picture. */
export function slipForm(picture: Uint8Array, name = 'slip'): FormData {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'slip.jpg');
  return form;
}
