import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import { signedIn } from '../signed-in.ts';
import { MAX_PICTURE_BYTES } from '../../media/picture-limits.ts';
import type { PictureWorker } from '../../media/picture-worker.ts';

/** A form with pictures. `using form = …` releases the sender's place at the end of the scope. */
export interface PictureForm extends Disposable {
  readonly fields: Readonly<Record<string, string>>;
  /** Files of all fields, without empty ones. */
  readonly files: readonly Buffer[];
  /** Names of `files` on the sender's device. */
  readonly fileNames: readonly string[];
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 32 * 1024;

/**
 * Registers multipart parsing for routes of such forms, in a scope of their own. `bodyLimit` is the maximum size
 * of one form.
 */
export async function takePictureForms(
  scope: App,
  files: number,
  fields = MAX_FIELDS,
): Promise<{ readonly bodyLimit: number }> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      // One byte more, so that the check reports the file as too large.
      fileSize: MAX_PICTURE_BYTES + 1,
      files,
      fields,
      fieldSize: MAX_FIELD_BYTES,
      parts: files + fields,
    },
  });
  return { bodyLimit: files * MAX_PICTURE_BYTES + MAX_FIELDS * MAX_FIELD_BYTES };
}

/**
 * Takes the sender's place before it reads the body, which also limits the memory that an account can use. @param
 * holder owner of the place: the account, or a guest's order @throws ApiFailure if it is not such a form, exceeds
 * a limit, or the account has too many uploads in progress (429).
 */
export async function readPictureForm(
  request: FastifyRequest,
  pictureWorker: PictureWorker,
  holder: string = signedIn(request).accountId,
): Promise<PictureForm> {
  if (!request.isMultipart()) throw new ApiFailure(415, 'UNSUPPORTED_TYPE');
  const leave = pictureWorker.enter(holder);
  try {
    return { ...(await readParts(request)), [Symbol.dispose]: leave };
  } catch (error) {
    leave();
    throw error;
  }
}

async function readParts(
  request: FastifyRequest,
): Promise<Omit<PictureForm, typeof Symbol.dispose>> {
  const fields: Record<string, string> = {};
  const files: Buffer[] = [];
  const fileNames: string[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (bytes.length === 0) continue;
    files.push(bytes);
    fileNames.push(part.filename);
  }
  return { fields, files, fileNames };
}
