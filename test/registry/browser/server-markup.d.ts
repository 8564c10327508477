declare module 'talad:server-markup' {
  /** Markup rendered by the server, by '{case key}:{locale}'. */
  export const serverMarkup: Readonly<Record<string, string>>;
}
