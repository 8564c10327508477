import type { Area, PostcodeAreas, ProvinceAreas } from '../../api/area.contract.ts';
import { callApi } from '../../client/api-client.ts';
import { westernDigits } from '../../commerce/cart/quantity.ts';
import { makeCombobox } from './combobox.ts';

const levels = ['province', 'district', 'sub_district'] as const;
type Level = (typeof levels)[number];

const API = '/api/v1/areas';

/**
 * Connects the fields of an address: a province offers its districts, a district its sub-districts,
 * a sub-district sets its postcode, and a postcode fills in the rest. Without it they are plain
 * fields; browsers can autofill them either way.
 */
export function startAreaPicker(fields: HTMLElement): void {
  const provinces = Array.from(
    document.querySelectorAll<HTMLOptionElement>('#provinces option'),
    (option) => option.value,
  );
  /** The areas of the province that was named last. */
  let within: ProvinceAreas['districts'] = [];
  let loaded = '';
  /** The areas of the typed postcode; empty without a known one. */
  let served: readonly Area[] = [];

  const inputs = {
    province: field('province'),
    district: field('district'),
    sub_district: field('sub_district'),
  };
  const postcode = field('postcode');
  /**
   * Values of a saved address or of our lists. A postcode does not replace what was typed instead,
   * because the lists have gaps.
   */
  const listed = {
    province: inputs.province.value,
    district: inputs.district.value,
    sub_district: inputs.sub_district.value,
  };

  const options: Readonly<Record<Level, () => readonly string[]>> = {
    province: () => provinces,
    district: () => namesOf('district') ?? within.map(({ name }) => name),
    sub_district: () =>
      namesOf('sub_district') ??
      unique(
        within.filter(isChosenDistrict).flatMap((one) => one.sub_districts.map(({ name }) => name)),
      ),
  };
  const boxes = levels.map((level, index) =>
    makeCombobox({
      input: inputs[level],
      label: inputs[level].labels?.[0]?.textContent?.trim() ?? '',
      options: options[level],
      onPick: () => void picked(level, index),
    }),
  );

  async function picked(level: Level, index: number): Promise<void> {
    listed[level] = inputs[level].value;
    if (!served.some((area) => area[level] === inputs[level].value)) {
      served = [];
      if (level !== 'sub_district') postcode.value = '';
    }
    // The fields below belong to another place now, unless the postcode agrees.
    for (const lower of levels.slice(index + 1)) {
      if (!namesOf(lower)?.includes(inputs[lower].value)) inputs[lower].value = '';
    }
    await load();
    if (level === 'sub_district') bringPostcode();
    else boxes[index + 1]?.open();
  }

  /** @returns when the areas of the named province are loaded. */
  async function load(): Promise<void> {
    const province = inputs.province.value.trim();
    if (province === loaded || province === '') return;
    loaded = province;
    const found = await callApi<ProvinceAreas>(
      `${API}/${typedLang()}/provinces/${encodeURIComponent(province)}`,
    );
    // Another province was selected meanwhile.
    if (loaded !== province) return;
    within = found.ok ? found.data.districts : [];
    if (!found.ok) loaded = '';
  }

  function bringPostcode(): void {
    const codes = unique(
      within
        .filter(isChosenDistrict)
        .flatMap((one) => one.sub_districts)
        .filter(({ name }) => name === inputs.sub_district.value)
        .map((one) => one.postcode),
    );
    const [code] = codes;
    if (code === undefined || codes.includes(postcode.value)) return;
    const isHere = postcode === document.activeElement;
    // The shopper is typing the postcode.
    if (isHere && postcode.value !== '') return;
    postcode.value = code;
    if (isHere) postcode.select();
  }

  async function fillByPostcode(): Promise<void> {
    const code = westernDigits(postcode.value).trim();
    served = [];
    if (!/^[1-9]\d{4}$/.test(code)) return;
    const found = await callApi<PostcodeAreas>(`${API}/${typedLang()}/postcodes/${code}`);
    if (!found.ok || westernDigits(postcode.value).trim() !== code) return;
    served = found.data.areas;
    for (const level of levels) {
      const names = namesOf(level);
      const input = inputs[level];
      if (!names || names.includes(input.value)) continue;
      if (input.value !== '' && input.value !== listed[level]) continue;
      input.value = names.length === 1 ? (names[0] ?? '') : '';
      listed[level] = input.value;
    }
    await load();
  }

  /** Returns the language of the names so far, so that theirs agree; that of the page without any. */
  function typedLang(): 'th' | 'en' {
    const typed = levels
      .map((level) => inputs[level].value)
      .join('')
      .trim();
    if (typed === '') return document.documentElement.lang === 'th' ? 'th' : 'en';
    return /[ก-๙]/.test(typed) ? 'th' : 'en';
  }

  /**
   * Returns the names that the postcode allows at this level, as far as the levels above are named;
   * null if it allows any.
   */
  function namesOf(level: Level): readonly string[] | null {
    const above = levels.slice(0, levels.indexOf(level));
    const fit = served.filter((area) =>
      above.every((one) => inputs[one].value === '' || inputs[one].value === area[one]),
    );
    return fit.length > 0 ? unique(fit.map((area) => area[level])) : null;
  }

  function isChosenDistrict({ name }: ProvinceAreas['districts'][number]): boolean {
    return name === inputs.district.value.trim();
  }

  function field(name: string): HTMLInputElement {
    const found = fields.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!found) throw new Error(`the form has no field ${name}`);
    return found;
  }

  inputs.province.addEventListener('change', () => void load());
  inputs.sub_district.addEventListener('change', () => void load().then(bringPostcode));
  postcode.addEventListener('input', () => void fillByPostcode());
  // A postcode typed before this code loaded fills in empty fields only.
  if (levels.every((level) => inputs[level].value === '')) void fillByPostcode();
  else void load();
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
