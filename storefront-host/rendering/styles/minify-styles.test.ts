import { expect, test } from 'vitest';
import { minifyCss } from './minify-styles.ts';

test('a sheet says the same in fewer bytes', () => {
  const written = `
    /* A price. */
    .price > b { margin: 0 0.5em; opacity: 10.5%; color: rgb(0 0 0 / 0.16) !important; }
    @container (width >= 200px) { .price { inline-size: calc(100% - 0.25em); } }
  `;
  expect(minifyCss(written)).toBe(
    '.price>b{margin:0 .5em;opacity:10.5%;color:rgb(0 0 0 / .16)!important}' +
      '@container (width>= 200px){.price{inline-size:calc(100% - .25em)}}',
  );
});
