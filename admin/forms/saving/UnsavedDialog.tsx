import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useDirtyFields } from './use-form-handle.ts';

/** Confirmation before a page with unsaved changes is left. */
export function UnsavedDialog() {
  const { isSubmitting } = useFormState();
  return <LeaveQuestion isUnsaved={useDirtyFields().length > 0 && !isSubmitting} />;
}
