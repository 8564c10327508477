import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync([
  '{admin,elements,storefront-host}/**/locales/**/*.ts',
  'elements/pages/texts/**/*.ts',
  'presets/**/*.ts',
]).filter((file) => !file.endsWith('.test.ts') && !file.includes('node_modules'));

it('finds the texts', () => {
  expect(files).toContain('admin/locales/th.ts');
  expect(files.length).toBeGreaterThan(100);
});

it('begins no line with ๆ: a non-breaking space comes before it', () => {
  const breaking = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(' ๆ') ? [`${file}:${index + 1}`] : [])),
  );
  expect(breaking).toEqual([]);
});
