import { products } from '../fixture-market.ts';

type Call = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  type?: string,
) => Promise<string>;

/**
 * Runs each step of an import and of a bulk change, with the title of its entry: rows of
 * activity.test.ts. `drain` runs the jobs, and `tick` advances the clock.
 */
export function importActs(
  call: Call,
  drain: () => Promise<void>,
  tick: () => unknown,
): Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> {
  let id = '';
  const upload = async () => {
    const body = Buffer.from('title,price\nจานนำเข้า,10\n');
    const answer = await call('POST', 'imports?file_name=a.csv', body, 'application/octet-stream');
    ({ id } = JSON.parse(answer));
  };
  const step = (method: 'POST' | 'PUT', path: string, payload?: object) => async () => {
    await call(method, `imports/${id}${path}`, payload);
    await drain();
  };
  let run = '';
  return {
    'POST /manage/bulk-runs': [
      'Changed many products at once',
      async () => {
        const filter = { id: [products.plateOnSale.id] };
        const body = { filter, expected_count: 1, change: { recommend: true } };
        ({ id: run } = JSON.parse(await call('POST', 'bulk-runs', body)));
      },
    ],
    'POST /manage/bulk-runs/:id/undo': [
      'Took back a bulk change',
      () => call('POST', `bulk-runs/${run}/undo`),
    ],
    'POST /manage/imports': ['Uploaded a file to import', upload],
    'PUT /manage/imports/:id': ['Checked a file to import', step('PUT', '', { format: 'talad' })],
    'POST /manage/imports/:id/run': ['Imported products', step('POST', '/run')],
    'POST /manage/imports/:id/undo': ['Took back an import', step('POST', '/undo')],
    'DELETE /manage/imports/:id': [
      'Removed an uploaded file',
      async () => {
        await upload();
        tick();
        await call('DELETE', `imports/${id}`);
      },
    ],
  };
}
