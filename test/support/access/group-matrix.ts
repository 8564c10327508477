/** Access to the checkout of several shops: rows of identity/access-matrix.test.ts. */
export const groupMatrix: Readonly<Record<string, string>> = {
  //                                   guest shopper owner other product design moder. operator shop-host
  'POST /api/v1/cart/checkout/all': '    ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /cart/checkout/all': '           ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/cart/checkout/all': 'ok ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /checkout/all/:token': '          ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /checkout/all/:token': '         ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /checkout/all/:token/adjust': '  ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /checkout/all/:token/delivery': 'ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /checkout/all/:token/address': ' ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /orders/all/:token': '            ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /orders/all/:token/pay': '        ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /orders/all/:token/slip': '       ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /orders/all/:token/slip': '      ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /admin/payments': '              401   403   403   403   403   403   403   ok    404',
  'POST /admin/payments': '             401   403   403   403   403   403   403   ok    404',
  'POST /admin/payments/provider': '    401   403   403   403   403   403   403   ok    404',
  'POST /admin/payments/provider/remove': '401 403 403 403 403 403 403 ok 404',
  'POST /admin/payments/:id/received': '401   403   403   403   403   403   403   ok    404',
  'GET /admin/payments/:id/slips/:slip_id': '401 403 403 403 403 403 403 ok 404',
  'POST /admin/payments/:id/slips/:slip_id/refuse': '401 403 403 403 403 403 403 ok 404',
  'POST /admin/payments/:id/returned': '401   403   403   403   403   403   403   ok    404',
};
