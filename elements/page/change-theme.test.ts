import { describe, expect, it } from 'vitest';
import { changeTheme } from './change-theme.ts';
import type { Design } from './design.ts';
import type { WholeTheme } from './whole-look.ts';

const theme: WholeTheme = {
  key: 'x_elite',
  colors: { A: '#6b1e2b' },
  fonts: { heading: 'Fahkwang' },
  shape: { radius: 0, box: { button: 'none', rating: false }, bar: { look: 'none' } },
  header: {
    headerPane: { alignPresetId: 'split' },
    menuListObjects: [{ title: 'ร้าน', link: '/' }],
  },
  pages: {},
};
const current: Design = {
  currentTheme: 'bakery',
  currentColors: { A: '#1f46a8' },
  currentThemeExtra: { header: { contact: 'line' } },
  header: {
    headerPane: { alignPresetId: 'center', own: 1 },
    menuListObjects: [{ title: 'ขนมปัง', link: '/search' }],
    CategoryBar: { disable: false },
  },
  footer: { slogan: 'อบทุกเช้า' },
  components: { ProductBox: { isShowReview: false } },
};

describe('another theme', () => {
  it('arranges the header and keeps the owner’s menu and settings', () => {
    const { design } = changeTheme(current, theme);
    expect(design.currentColors).toEqual({ A: '#6b1e2b' });
    expect(design.header).toEqual({
      headerPane: { alignPresetId: 'split', own: 1 },
      menuListObjects: [{ title: 'ขนมปัง', link: '/search' }],
      CategoryBar: { disable: false },
    });
    expect(design).not.toHaveProperty('footer');
  });

  it('takes the usual arrangement of the header if it names none', () => {
    const { header: _header, ...plain } = theme;
    expect(changeTheme(current, plain).design.header?.['headerPane']).toEqual({ own: 1 });
  });

  it('names what was shown and has no place in it', () => {
    // The owner hides ratings already, so that the theme takes nothing away.
    expect(changeTheme(current, theme).lost).toEqual(['categories', 'add', 'contact']);
    expect(changeTheme({ header: { CategoryBar: { disable: true } } }, theme).lost).toEqual([
      'add',
      'rating',
    ]);
  });
});
