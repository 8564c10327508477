import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formErrors } from './api-refusal.ts';
import { createCallApi } from './call-api.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

describe('a refused call', () => {
  it('is worded by the server, its fields named as the form names them', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          error: true,
          code: 'VALIDATION',
          message: 'กรุณาตรวจสอบข้อมูล',
          fields: [{ path: 'titles/th', message: 'ต้องกรอก' }],
        }),
      );
    });
    await expect(createCallApi()(`${origin}/api`)).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      message: 'กรุณาตรวจสอบข้อมูล',
      body: { errors: { titles: { th: 'ต้องกรอก' } } },
    });
  });

  it('with a foreign answer reports it without its page', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(502);
      response.end('<h1>Bad gateway</h1>');
    });
    await expect(createCallApi()(origin)).rejects.toMatchObject({
      status: 502,
      message: 'app.error.unknown',
    });
  });

  it('without any answer means no connection', async () => {
    await expect(createCallApi()('http://127.0.0.1:1/api')).rejects.toMatchObject({
      status: 0,
      message: 'app.error.offline',
    });
  });

  it('with an interrupted answer means no connection', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    await expect(createCallApi()(`${origin}/api`)).rejects.toMatchObject({ status: 0 });
  });
});

describe('field errors', () => {
  it('of one record are shown next to each other', () => {
    const errors = formErrors([
      { path: 'titles/th', message: 'a' },
      { path: 'titles/en', message: 'b' },
      { path: 'price', message: 'c' },
    ]);
    expect(errors).toEqual({ titles: { th: 'a', en: 'b' }, price: 'c' });
  });
});
