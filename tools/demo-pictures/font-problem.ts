import { existsSync } from 'node:fs';

const packages = {
  'fonts-tlwg-loma-ttf': '/usr/share/fonts/truetype/tlwg/Loma.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
};

/** Returns the reason why text would be rendered in other fonts than those of fonts.conf; '' if it would not. */
export function fontProblem(): string {
  const missing = Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
  if (missing.length > 0) return `Fonts are missing: apt-get install ${missing.join(' ')}`;
  return process.env['FONTCONFIG_FILE']?.endsWith('/tools/demo-pictures/fonts.conf')
    ? ''
    : 'FONTCONFIG_FILE is not set: use `npm run draw` or `npm run check`';
}
