import { describe, expect, it } from 'vitest';
import { isBlank, plainText, writtenHtml } from './html-text.ts';

describe('plainText', () => {
  it('takes the words out of markup', () => {
    expect(plainText('<p>ชา &amp; ขนม</p><p>5 &lt; 6</p>')).toBe('ชา & ขนม 5 < 6');
  });
});

describe('writtenHtml', () => {
  it.each(['', '<p></p>', '<p> &nbsp;</p>\n<br />', '<script>1</script>'])(
    'stores nothing of %j',
    (html) => {
      expect(writtenHtml(html)).toBe('');
    },
  );

  it('keeps a text, and a picture without one', () => {
    expect(writtenHtml(' <p onclick="x()">ชา</p> ')).toBe('<p>ชา</p>');
    expect(isBlank('<p><img src="/media/2/a.webp" alt="" /></p>')).toBe(false);
  });
});
