import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Picture } from '@talad/elements/api/picture.contract';
import { webpSize } from '../../../media/webp-size.ts';
import { presets } from '../../../../presets/index.ts';

const ROOT = resolve(import.meta.dirname, '../../../../presets');

export interface PresetPicture {
  readonly file: string;
  /** Hash of the content, so that an address with it can be cached for ever. */
  readonly hash: string;
  readonly picture: Picture;
}

/** Pictures by the path that presets use: '/presets/x_default/images/counter.webp'. */
export type PresetPictures = ReadonlyMap<string, PresetPicture>;

let known: Promise<PresetPictures> | undefined;

/**
 * Returns all pictures of all presets, which is the list of servable files; read from disk once.
 */
export function presetPictures(): Promise<PresetPictures> {
  known ??= readPictures();
  return known;
}

async function readPictures(): Promise<PresetPictures> {
  const lists = await Promise.all(
    presets.map(async ({ key }) => {
      const folder = join(ROOT, key, 'images');
      const names = await readdir(folder).catch(() => []);
      return Promise.all(
        names
          .filter((name) => /^[a-z0-9-]+\.webp$/.test(name))
          .map((name) => describe(join(folder, name), `/presets/${key}/images/${name}`)),
      );
    }),
  );
  return new Map(lists.flat());
}

async function describe(file: string, path: string): Promise<readonly [string, PresetPicture]> {
  const content = await readFile(file);
  const size = webpSize(content);
  if (!size) throw new Error(`${file} is no WebP picture`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const picture = { src: `${path}?v=${hash}`, sources: [], ...size, alt: '' };
  return [path, { file, hash, picture }];
}
