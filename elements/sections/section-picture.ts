import type { Picture } from '../api/picture.contract.ts';

type Loaded = Readonly<Record<string, unknown>> | null;

/**
 * The picture that a saved page names: as the page's loader brought it, or by its bare address; null
 * where it is gone. `shape` keeps the space of a picture whose size nobody knows.
 */
export function pictureOf(
  data: Loaded,
  reference: string | undefined,
  shape: { readonly width: number; readonly height: number } = { width: 800, height: 600 },
): Picture | null {
  if (!reference) return null;
  const known = data?.['pictures'];
  const found = isRecord(known) && Object.hasOwn(known, reference) ? known[reference] : undefined;
  if (isPicture(found)) return found;
  if (!/^(https?:\/\/|\/(?!\/)|data:image\/)/i.test(reference)) return null;
  return { src: reference, sources: [], alt: '', ...shape };
}

function isPicture(value: unknown): value is Picture {
  return isRecord(value) && typeof value['src'] === 'string' && Array.isArray(value['sources']);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
