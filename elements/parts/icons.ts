// Strings, so that a bundle contains only the icons that it uses. The cart's icon is in icon.ts and
// those of a quantity field in quantity.ts, with the code that pages load at once.
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const searchIcon = 'M4.5 10.8a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0M15.5 15.5l4.7 4.7';
export const personIcon =
  'M8.3 8.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M4.8 20c.9-3.7 3.8-5.4 7.2-5.4s6.3 1.7 7.2 5.4';
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 11v5M13.7 11v5';
export const backIcon = 'm14.5 5.5-6.5 6.5 6.5 6.5';
export const nextIcon = 'm9.5 5.5 6.5 6.5-6.5 6.5';
export const pauseIcon = 'M9 6v12M15 6v12';
export const playIcon = 'M8 5.5v13l10.5-6.5z';
export const doneIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const warnIcon = 'M12 4.5 21 19.5H3zM12 10v4.5M12 16.9v.1';
export const copyIcon = 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9';
export const gridIcon = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';
export const rowsIcon = 'M4.5 5h5v5h-5zM4.5 14h5v5h-5zM13 6h6.5M13 9h4M13 15h6.5M13 18h4';
