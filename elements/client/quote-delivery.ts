/**
 * Shows fee and days for the typed address: posts the form to the server, and takes both from the page in its
 * answer. Input that the shopper types meanwhile stays.
 */
export function quoteDelivery(form: HTMLFormElement): void {
  const url = form.querySelector<HTMLElement>('[data-quote]')?.dataset['quote'];
  if (!url) return;
  let quotedPlace = placeOf(form);
  let turn = 0;
  const update = async (): Promise<void> => {
    const place = placeOf(form);
    if (place === quotedPlace) return;
    quotedPlace = place;
    turn += 1;
    const mine = turn;
    const page = await post(url, form);
    if (page && mine === turn) show(page);
  };
  form.addEventListener('change', () => void update());
  // The postcode may be the last field before the button: its fee is to be seen before it is pressed.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'postcode') void update();
  });
  // A postcode fills in the other fields by script, which fires no event.
  form.addEventListener('focusout', () => void update());
}

const PLACE = ['province', 'district', 'sub_district', 'postcode'];

/**
 * Returns the form fields that change the quote: the delivery method of each shop, and the address once its
 * postcode is complete.
 */
function placeOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const textOf = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const deliveryFields = [...fields].filter(([name]) => name.startsWith('delivery'));
  return JSON.stringify(
    /^\d{5}$/.test(textOf('postcode')) ? [deliveryFields, PLACE.map(textOf)] : deliveryFields,
  );
}

function show(page: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${part.dataset['live']}"]`);
    if (!fresh) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    const at = focused instanceof HTMLInputElement ? focused : null;
    part.replaceWith(document.adoptNode(fresh));
    if (at) fresh.querySelector<HTMLElement>(`[name="${at.name}"][value="${at.value}"]`)?.focus();
  }
}

async function post(url: string, form: HTMLFormElement): Promise<Document | null> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return new Promise((resolve) => {
    // Parses the answer as a document: the page's policy forbids turning text into markup.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
    request.addEventListener('loadend', () =>
      resolve(request.status === 200 ? request.responseXML : null),
    );
    request.send(fields.toString());
  });
}
