import { useImperativeHandle, type RefObject } from 'react';
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';

/** Values and actions of a form for the page around it. */
export interface FormHandle {
  readonly form: UseFormReturn;
  readonly isDirty: () => boolean;
}

/** Returns the names of the top-level fields that differ from the loaded record. */
export function useDirtyFields(): readonly string[] {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields);
}

/** Called inside the form, to pass its handle to the page. */
export function FormHandleSetter({ handle }: { readonly handle: RefObject<FormHandle | null> }) {
  const form = useFormContext();
  const dirty = useDirtyFields();
  useImperativeHandle(handle, () => ({ form, isDirty: () => dirty.length > 0 }), [form, dirty]);
  return null;
}
