import type { Plugin } from 'vite';

/** Where nothing hydrates, templates need not be as the server writes them: indentation goes. */
export const smallTemplates: Plugin = {
  name: 'talad:small-templates',
  apply: 'build',
  applyToEnvironment: ({ name }) => name.startsWith('embed'),
  // After minifying, line ends are left in templates only.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code
        .replaceAll(/\n\s*/g, ' ')
        // Before the end of a tag.
        .replaceAll(/(["}]|<\/[\w-]+) >/g, '$1>')
        .trim();
    }
  },
};
