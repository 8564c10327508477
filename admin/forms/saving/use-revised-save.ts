import { useState, type RefObject } from 'react';
import {
  useDataProvider,
  useNotify,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { wholeRecord } from '../../layout/quiet.ts';
import { ApiRefusal } from '../../providers/api-refusal.ts';
import { changesOf } from '../../providers/changes-of.ts';
import { clashesOf, rebase } from './three-way.ts';
import type { FormHandle } from './use-form-handle.ts';
import type { FormErrors, FormValues } from '../validate-form.ts';

export interface Conflict<T> {
  readonly latest: T;
  readonly mine: FormValues;
  /** Fields that both people changed. */
  readonly fields: readonly string[];
}

/** A part of the form with its own requests, which are sent first. */
export interface FirstPart {
  /** Names a field of the form that is not in the record. */
  readonly field: string;
  /** Stops the save if it returns errors. */
  readonly save: (
    values: FormValues,
    id: number,
    form: FormHandle['form'],
  ) => Promise<FormErrors | undefined>;
}

/**
 * Saves the changed fields of the record as it was loaded. The form keeps that record while it has
 * unsaved changes, however often the list or the tab refetches it, so its revision is the one that
 * the owner has seen. After another person's save, it takes over their other fields and asks about
 * conflicts.
 */
export function useRevisedSave<T extends RaRecord>(
  record: T,
  handle: RefObject<FormHandle | null>,
  saved: string,
  first?: FirstPart,
) {
  const [base, setBase] = useState(record);
  const [seen, setSeen] = useState(record);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const failed = useFailureNotice();
  if (seen !== record && !handle.current?.isDirty() && !conflict) {
    setSeen(record);
    setBase(record);
  }

  async function send(values: FormValues, before: T): Promise<object | undefined> {
    try {
      const params = { id: before.id, data: values, previousData: before };
      const isChanged = Object.keys(changesOf(params)).some((name) => name !== 'revision');
      const { data } = isChanged
        ? await provider.update<T>(resource, params)
        : await provider.getOne<T>(resource, params);
      handle.current?.form.reset(data);
      setBase(data);
      setConflict(null);
      cacheRecord(data.id, data);
      notify(saved, { type: 'success' });
      void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.code === 'CONFLICT') return meet(values, before);
      failed(error);
      return error.body.errors;
    }
  }

  async function meet(values: FormValues, before: T): Promise<object | undefined> {
    const { data: latest } = await provider.getOne<T>(resource, { id: before.id });
    const fields = clashesOf(before, latest, values);
    if (fields.length === 0) return send(rebase(before, latest, values), latest);
    setConflict({ latest, mine: values, fields });
    return undefined;
  }

  function cacheRecord(id: Identifier, data: T): void {
    queries.setQueryData([resource, 'getOne', { id: String(id), meta: wholeRecord.meta }], data);
  }

  async function save(values: FormValues): Promise<object | undefined> {
    const form = handle.current?.form;
    if (!first || !form) return send(values, base);
    const errors = await first.save(values, Number(base.id), form);
    const { [first.field]: _sent, ...rest } = values;
    return errors ?? send(rest, base);
  }

  /** Continues with the latest record and one's own values of these fields. */
  function settle(mine: readonly string[]): void {
    if (!conflict) return;
    for (const field of conflict.fields.filter((one) => !mine.includes(one))) {
      handle.current?.form.resetField(field, { defaultValue: conflict.latest[field] });
    }
    setBase(conflict.latest);
    cacheRecord(conflict.latest.id, conflict.latest);
    setConflict(null);
  }

  return { base, conflict, settle, save };
}
