declare module '@fontsource-variable/noto-sans-thai/wght.css';
