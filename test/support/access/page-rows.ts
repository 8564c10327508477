/** Routes of the page editor: rows of identity/staff-matrix.test.ts. */
export const pageRows: Readonly<Record<string, string>> = {
  'GET /pages/edit/:page/:slot': 'ok ok 403  ok   403  403  403',
  'POST /pages/edit/:page/:slot': 'ok ok 403 ok   403  403  403',
  'POST /pages/publish/:page/:slot': 'ok ok 403 ok 403 403  403',
  'POST /pages/revert/:page/:slot': 'ok ok 403 ok 403  403  403',
  'GET /pages/versions/:page': 'ok  ok  403  ok   403  403  403',
  'GET /pages/versions/:id/document': 'ok ok 403 ok 403 403 403',
  'POST /pages/versions/:id/restore': 'ok ok 403 ok 403 403 403',
  'GET /pages/checks/:page': ' ok  ok   403  ok   403  403  403',
  'POST /pages/canvas/:page': ' ok  ok  403  ok   403  403  403',
  'PUT /pages/settings/:page': 'ok ok 403 ok 403 403 403',
  'POST /pages/front/:page': 'ok ok 403 ok 403 403 403',
  'POST /pages/unpublish/:page': 'ok ok 403 ok 403 403 403',
  'POST /pages/address/:page': 'ok ok 403 ok 403 403 403',
  'POST /pages/remove/:page': 'ok ok 403 ok 403 403 403',
  'POST /pages/restore/:id': 'ok ok 403 ok 403 403 403',
  'POST /pages/presence/:page': 'ok ok 403 ok 403 403 403',
  'GET /pages/sections': 'ok ok 403 ok 403 403 403',
  'POST /pages/sections': 'ok ok 403 ok 403 403 403',
  'PUT /pages/sections/:id': 'ok ok 403 ok 403 403 403',
  'DELETE /pages/sections/:id': 'ok ok 403 ok 403 403 403',
  'POST /pages/sections/:id/restore': 'ok ok 403 ok 403 403 403',
};

/** Bodies of these routes, valid if a route takes one. */
export const pageBodies: Readonly<Record<string, object>> = {
  '/pages/settings/:page': { seo: {} },
  '/pages/front/:page': { use: false },
  '/pages/address/:page': { name: 'elsewhere' },
  '/pages/presence/:page': { tab: '00000000-0000-4000-8000-000000000001', block: null },
  '/pages/sections': {
    name: 'mine',
    blocks: [{ id: 'a', name: 'Headline', content: { props: {} } }],
  },
  '/pages/sections/:id': { name: 'mine' },
};
