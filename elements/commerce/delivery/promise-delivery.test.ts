import { describe, expect, it } from 'vitest';
import type { DispatchCalendar } from './delivery-settings.ts';
import { promiseChange, promiseDelivery, slowest, type PromiseQuery } from './promise-delivery.ts';

const calendar: DispatchCalendar = {
  cutoff: '14:00',
  rest_days: [7],
  public_holidays: true,
  closed: ['2026-12-01'],
};
const method = { days: { from: 1, to: 3 }, remote_days: 2 };
const query = (local: string, more: Partial<PromiseQuery> = {}): PromiseQuery => ({
  now: new Date(`${local}:00+07:00`),
  preparation: { days: 0, weekday: null },
  isRemote: false,
  ...more,
});
const sentOn = (local: string, more?: Partial<PromiseQuery>) =>
  promiseDelivery(calendar, method, query(local, more))?.sent;

describe('the promised date', () => {
  it('counts from today until the cut-off, and from the next open day after it', () => {
    expect(promiseDelivery(calendar, method, query('2026-11-26T13:59'))).toEqual({
      sent: '2026-11-26',
      from: '2026-11-27',
      to: '2026-11-29',
    });
    expect(sentOn('2026-11-26T14:00')).toBe('2026-11-27');
    // Both times are Saturday in UTC, but 00:10 is Sunday in Thailand, which is a day of rest.
    expect(sentOn('2026-11-28T23:30')).toBe('2026-11-30');
    expect(sentOn('2026-11-29T00:10')).toBe('2026-11-30');
  });

  it('leaves out closed days, public holidays and the shop’s own holiday', () => {
    expect(sentOn('2026-12-01T09:00')).toBe('2026-12-02');
    // The days are Saturday 5, Sunday 6 and the Monday in lieu.
    expect(sentOn('2026-12-04T15:00')).toBe('2026-12-08');
    const holiday = { from: '2026-11-26T10:00:00+07:00', until: '2026-11-30T00:00:00+07:00' };
    expect(sentOn('2026-11-26T09:00', { holiday })).toBe('2026-11-30');
  });

  it('adds the days that a product takes, its weekday, and the days to an island', () => {
    expect(sentOn('2026-11-26T09:00', { preparation: { days: 3, weekday: null } })).toBe(
      '2026-11-30',
    );
    expect(sentOn('2026-11-26T09:00', { preparation: { days: 0, weekday: 3 } })).toBe('2026-12-02');
    expect(
      promiseDelivery(calendar, method, query('2026-11-26T09:00', { isRemote: true })),
    ).toMatchObject({
      from: '2026-11-29',
      to: '2026-12-01',
    });
    expect(
      slowest([
        { days: 1, weekday: null },
        { days: 4, weekday: 2 },
      ]),
    ).toEqual({
      days: 4,
      weekday: 2,
    });
  });

  it('promises nothing without days, or if the shop never sends', () => {
    expect(
      promiseDelivery(calendar, { ...method, days: null }, query('2026-11-26T09:00')),
    ).toBeNull();
    const never = { ...calendar, rest_days: [1, 2, 3, 4, 5, 6, 7] };
    expect(promiseDelivery(never, method, query('2026-11-26T09:00'))).toBeNull();
  });

  it('changes at the cut-off and at midnight in Thailand', () => {
    const next = (local: string) => promiseChange(calendar, query(local).now).toISOString();
    expect(next('2026-11-26T13:59')).toBe('2026-11-26T07:00:00.000Z');
    expect(next('2026-11-26T14:00')).toBe('2026-11-26T17:00:00.000Z');
    expect(promiseChange({ cutoff: '' }, query('2026-11-26T13:59').now).toISOString()).toBe(
      '2026-11-26T17:00:00.000Z',
    );
  });
});
