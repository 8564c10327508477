import { useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  RecordContextProvider,
  useCreateContext,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Box } from '@mui/material';
import type { TObject } from 'typebox';
import { PageHeader, type PageHeaderProps } from '../layout/PageHeader.tsx';
import { wholeRecord } from '../layout/quiet.ts';
import { Failure, Loading } from '../layout/states.tsx';
import { useMay } from '../layout/ShopContext.tsx';
import { useFailureNotice } from '../layout/use-failure-notice.ts';
import { ConflictDialog } from './saving/ConflictDialog.tsx';
import { FormContract } from './FormContract.ts';
import { ADD_ANOTHER, SaveBar } from './saving/SaveBar.tsx';
import { UnsavedDialog } from './saving/UnsavedDialog.tsx';
import { UploadsProvider } from './uploads-of-form.tsx';
import { FormHandleSetter, type FormHandle } from './saving/use-form-handle.ts';
import { useRevisedSave, type FirstPart } from './saving/use-revised-save.ts';
import { validateForm, type CrossRule, type FormValues } from './validate-form.ts';

interface FormProps {
  /** Contract of the request: kinds and limits of the fields, and validation before sending. */
  readonly contract: TObject;
  readonly rule?: CrossRule;
  /** Key of the message after a save. */
  readonly saved: string;
  /** True for forms of two columns. Others are as wide as a text is easy to read. */
  readonly isWide?: boolean;
}

/** Width in px of header, fields and save bar of a form of one column. */
const NARROW = 760;

interface EditFormProps<T> extends FormProps {
  readonly first?: FirstPart;
  /** True if an account with the right to write such records may write this one. */
  readonly mayWriteThis?: (record: T) => boolean;
  readonly header: (record: T) => PageHeaderProps;
  readonly children: (record: T) => ReactNode;
}

/** The page of a record: header, content, save bar, and the handling of every failed save. */
export function EditForm<T extends RaRecord>(props: EditFormProps<T>) {
  return (
    <EditBase<T> redirect={false} redirectOnError={false} queryOptions={wholeRecord}>
      <EditPage {...props} />
    </EditBase>
  );
}

function EditPage<T extends RaRecord>(props: EditFormProps<T>) {
  const { record, error, refetch } = useEditContext<T>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return record ? <EditedRecord key={record.id} record={record} {...props} /> : <Loading />;
}

/** A newer reading of the same record never replaces typed values. */
const KEEP = { keepDirtyValues: true };

function EditedRecord<T extends RaRecord>(props: EditFormProps<T> & { readonly record: T }) {
  const { record, contract, rule, saved, isWide = false, first, mayWriteThis } = props;
  const { header, children } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const mayWrite = useMay(resource, 'write') && (mayWriteThis?.(record) ?? true);
  const handle = useRef<FormHandle>(null);
  const { base, conflict, settle, save } = useRevisedSave(record, handle, saved, first);
  return (
    <RecordContextProvider value={base}>
      <FormContract value={contract}>
        <Form
          noValidate
          disableInvalidFormNotification
          disabled={!mayWrite}
          resetOptions={KEEP}
          validate={(values: FormValues) => validateForm(contract, values, translate, rule)}
          onSubmit={save}
        >
          <FormHandleSetter handle={handle} />
          <Box sx={{ maxWidth: isWide ? undefined : NARROW }}>
            <PageHeader {...header(base)} />
            <UploadsProvider>
              {children(base)}
              {mayWrite && <SaveBar />}
            </UploadsProvider>
          </Box>
          <UnsavedDialog />
        </Form>
      </FormContract>
      {conflict && <ConflictDialog conflict={conflict} onChosen={settle} />}
    </RecordContextProvider>
  );
}

interface CreateFormProps extends FormProps {
  readonly header: PageHeaderProps;
  readonly defaults: FormValues;
  /** The page after a save; by default that of the record. */
  readonly next?: 'edit' | 'list';
  /** Offers to save and begin another one, which keeps these values. */
  readonly carriedFields?: readonly string[];
  readonly children: ReactNode;
}

/** The page to create a record. */
export function CreateForm(props: CreateFormProps) {
  return (
    <CreateBase redirect={false}>
      <CreatePage {...props} />
    </CreateBase>
  );
}

function CreatePage(props: CreateFormProps) {
  const { contract, rule, saved, isWide = false, header, defaults, next = 'edit' } = props;
  const { carriedFields, children } = props;
  // Each further record is another form, so that nothing of the last one stays.
  const [{ start, round }, begin] = useState({ start: defaults, round: 0 });
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const failed = useFailureNotice();
  const { save } = useCreateContext();
  return (
    <FormContract value={contract}>
      <Form
        key={round}
        noValidate
        disableInvalidFormNotification
        defaultValues={start}
        validate={(values: FormValues) => validateForm(contract, values, translate, rule)}
        onSubmit={(values: FormValues, event?: BaseSyntheticEvent) =>
          save?.(values, {
            onSuccess: (record: RaRecord) => {
              notify(saved, { type: 'success' });
              if (!isForAnother(event)) return redirect(next, resource, record.id);
              const carried = carriedFields?.map((name) => [name, values[name]]) ?? [];
              begin({ start: { ...defaults, ...Object.fromEntries(carried) }, round: round + 1 });
            },
            onError: (error: unknown) => failed(error),
          })
        }
      >
        <Box sx={{ maxWidth: isWide ? undefined : NARROW }}>
          <PageHeader {...header} />
          <UploadsProvider>
            {children}
            <SaveBar isNew addsMore={carriedFields !== undefined} />
          </UploadsProvider>
        </Box>
        <UnsavedDialog />
      </Form>
    </FormContract>
  );
}

/** Returns whether the form was submitted by the button that begins another record. */
function isForAnother(event: BaseSyntheticEvent | undefined): boolean {
  const submitted = event?.nativeEvent;
  if (!(submitted instanceof SubmitEvent)) return false;
  const { submitter } = submitted;
  return submitter instanceof HTMLButtonElement && submitter.value === ADD_ANOTHER;
}
