import { describe, expect, it } from 'vitest';
import { checkEntry, entryForms, entryKinds } from './entry-form.ts';

const somying = { name: 'สมหญิง', email: 'somying@example.test', message: 'มีของไหม' };
const problems = (...given: Parameters<typeof checkEntry>) => {
  const checked = checkEntry(...given);
  return checked.ok ? [] : checked.problems.map((one) => `${one.field}: ${one.code}`);
};

describe('a visitor’s form', () => {
  it('is trimmed, and only its own fields are used', () => {
    const sent = {
      ...somying,
      name: '  สม\n หญิง ',
      phone: '+66 81-234 5678',
      message: ' บรรทัดหนึ่ง\r\nบรรทัดสอง ',
      admin: '1',
      company: 'x',
    };
    expect(checkEntry('contactus', sent)).toEqual({
      ok: true,
      values: {
        name: 'สม หญิง',
        email: 'somying@example.test',
        phone: '0812345678',
        message: 'บรรทัดหนึ่ง\nบรรทัดสอง',
      },
    });
  });

  it.each([
    [{ name: '' }, 'name: REQUIRED'],
    [{ message: 5 }, 'message: REQUIRED'],
    [{ message: 'ก'.repeat(4_001) }, 'message: TOO_LONG'],
    [{ name: 'a‮b' }, 'name: BAD_CHARACTERS'],
    [{ email: 'a@b.c\nBcc: x@y.z' }, 'email: BAD_EMAIL'],
    [{ email: 'a@b.co, c@d.co' }, 'email: BAD_EMAIL'],
    [{ email: '' }, 'email: NO_REPLY_TO'],
    [{ email: '', phone: '12' }, 'phone: BAD_PHONE'],
    [{ message: 'http://a http://b https://c www.d' }, 'message: TOO_MANY_LINKS'],
    [{ name: 'ถูกที่สุด www.x.test' }, 'name: TOO_MANY_LINKS'],
  ])('%o is refused: %s', (wrong, problem) => {
    expect(problems('contactus', { ...somying, ...wrong })).toEqual([problem]);
  });

  it('a seminar is for one to twenty people, in Thai digits too', () => {
    const guest = { name: 'ก', phone: '0812345678' };
    expect(checkEntry('seminar', { ...guest, people: '๓' })).toMatchObject({
      values: { people: '3' },
    });
    for (const people of ['0', '21', '2.5', '1e1']) {
      expect(problems('seminar', { ...guest, people })).toEqual(['people: BAD_NUMBER']);
    }
  });

  it('every refused form keeps its input', () => {
    for (const kind of entryKinds) {
      const checked = checkEntry(kind, {});
      expect(checked).toMatchObject({ ok: false });
      expect(Object.keys(checked.values)).toEqual(entryForms[kind].map((one) => one.name));
    }
  });
});
