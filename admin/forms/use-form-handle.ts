import { useImperativeHandle, type RefObject } from 'react';
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';

/** The part of a form that the page around it can use. */
export interface FormHandle {
  readonly form: UseFormReturn;
  readonly isDirty: () => boolean;
}

/** Names of the top-level fields that differ from the loaded record. */
export function useDirtyFields(): readonly string[] {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields);
}

/** Inside a form: hands it to the page around it. */
export function FormHandleSetter({ handle }: { readonly handle: RefObject<FormHandle | null> }) {
  const form = useFormContext();
  const dirty = useDirtyFields();
  useImperativeHandle(handle, () => ({ form, isDirty: () => dirty.length > 0 }), [form, dirty]);
  return null;
}
