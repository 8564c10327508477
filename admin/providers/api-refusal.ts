import type { ApiError } from '@talad/elements/api/error.contract';

/** A refusal in the format of react-admin's forms and notifications. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  /** 0 without an answer. */
  readonly status: number;
  readonly code: string;
  readonly body: { readonly errors?: Readonly<Record<string, unknown>> };
  /** The whole answer: a conflict contains the newer record. */
  readonly answer: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    errors?: Record<string, unknown>,
    answer?: unknown,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.answer = answer;
    this.body = errors ? { errors } : {};
  }
}

export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    value.error === true &&
    'code' in value &&
    'message' in value
  );
}

/** `titles/th` → `{titles: {th: message}}`, as react-hook-form names its fields. */
export function formErrors(
  fields: readonly { readonly path: string; readonly message: string }[],
): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of fields) {
    const steps = path.split('/');
    const last = steps.pop() ?? path;
    let place = errors;
    for (const step of steps) {
      const next = place[step];
      const inner = isRecord(next) ? next : {};
      place[step] = inner;
      place = inner;
    }
    place[last] = message;
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
