import type { Picture } from '../api/picture.contract.ts';

type Loaded = Readonly<Record<string, unknown>> | null;

/**
 * Returns the picture of a saved page: from the page's loader, or by its address; null if it was
 * deleted. `shape` reserves the space of a picture of unknown size.
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
