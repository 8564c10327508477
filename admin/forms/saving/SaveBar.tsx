import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button, Typography } from '@mui/material';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { useUploadsOfForm } from '../uploads-of-form.tsx';
import { useDirtyFields } from './use-form-handle.ts';

interface SaveBarProps {
  /** A new record: always visible, without "discard". */
  readonly isNew?: boolean;
  /** Offers to save and begin another one. */
  readonly addsMore?: boolean;
}

/** Value of the button that submits the form to begin another record. */
export const ADD_ANOTHER = 'another';

/** The bar at the bottom of the window while there are unsaved changes. Ctrl+S saves too. */
export function SaveBar({ isNew = false, addsMore = false }: SaveBarProps) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isSubmitting, errors, submitCount } = useFormState();
  const isDirty = useDirtyFields().length > 0;
  const button = useRef<HTMLButtonElement>(null);
  const wrong = countErrors(errors);
  const { isWaiting, hasFailed, press } = useWaitForUploads();
  const isBusy = isSubmitting || isWaiting;
  useSaveKey(button);
  useFocusOnError(button, submitCount, wrong > 0);
  if (!isDirty && !isNew) return null;
  return (
    <ActionBar isAlways>
      <Typography
        variant="body2"
        role="status"
        sx={{
          color: wrong > 0 || hasFailed ? 'error.main' : 'warning.main',
          alignSelf: 'center',
          order: -2,
          flex: '1 1 auto',
          minHeight: 'auto',
        }}
      >
        {isWaiting
          ? translate('app.form.waits_for_uploads')
          : hasFailed
            ? translate('app.form.failed_uploads')
            : wrong > 0
              ? translate('app.form.wrong', { smart_count: wrong })
              : isDirty && translate('app.state.unsaved')}
      </Typography>
      {!isNew && (
        <Button variant="outlined" onClick={() => reset()} disabled={isBusy}>
          {translate('app.action.discard')}
        </Button>
      )}
      <Button ref={button} type="submit" variant="contained" loading={isBusy} onClick={press}>
        {translate('app.action.save')}
      </Button>
      {/* After the other in the document: Enter in a field presses the first one. */}
      {addsMore && (
        <Button
          type="submit"
          value={ADD_ANOTHER}
          variant="outlined"
          disabled={isBusy}
          onClick={press}
          sx={{
            order: -1,
            '&&': { flexGrow: { xs: 2, sm: 0 }, flexBasis: 'auto', whiteSpace: 'nowrap' },
          }}
        >
          {translate('app.action.save_and_add')}
        </Button>
      )}
    </ActionBar>
  );
}

/**
 * If pressed during an upload, it saves after all pictures are uploaded. A failed one has to be
 * tried again or left out first, because a record without it looks saved.
 */
function useWaitForUploads() {
  const uploads = useUploadsOfForm();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting && uploads !== 'running') setWaiting(false);
  useEffect(() => {
    if (uploads === 'running') return;
    const button = pressed.current;
    pressed.current = null;
    if (uploads === null && button) button.form?.requestSubmit(button);
  }, [uploads]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (uploads === null) return;
    event.preventDefault();
    if (uploads === 'failed') {
      const { form } = event.currentTarget;
      form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
      return;
    }
    pressed.current = event.currentTarget;
    setWaiting(true);
  };
  return { isWaiting, hasFailed: uploads === 'failed', press };
}

function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      // Compares the key's code, because a Thai layout has another letter there.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) {
        button.current?.click();
      }
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [button]);
}

/** Focuses the first invalid field, whether form or server refused it. */
function useFocusOnError(
  button: RefObject<HTMLButtonElement | null>,
  submitCount: number,
  isWrong: boolean,
): void {
  useEffect(() => {
    if (submitCount === 0 || !isWrong) return;
    const field = button.current?.form?.querySelector<HTMLElement>(
      '[aria-invalid=true], [role=alert]',
    );
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [button, submitCount, isWrong]);
}

/** Lists each field once: an error has a message; an entry without one is a group of fields. */
function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error ? 1 : countErrors(error));
  }, 0);
}
