import { buildEnvironment } from './build-environment.ts';

/** Builds the files for other sites, in small files and as one. */
export async function buildEmbed(): Promise<void> {
  for (const [environment, built] of [
    ['embed', 'dist/embed/one/talad.js'],
    ['embedTags', 'dist/embed/tags/loader.js'],
    ['embedAll', 'dist/embed/all/talad-all.js'],
  ] as const) {
    await buildEnvironment({ environment, built, sources: ['elements'] });
  }
}
