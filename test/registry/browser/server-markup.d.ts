declare module 'talad:server-markup' {
  /** What the server rendered, by '{case key}:{locale}'. */
  export const serverMarkup: Readonly<Record<string, string>>;
}
