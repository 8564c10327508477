import { useRef, type ReactNode } from 'react';
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
import type { TObject } from 'typebox';
import { PageHeader, type PageHeaderProps } from '../layout/PageHeader.tsx';
import { wholeRecord } from '../layout/quiet.ts';
import { Failure, Loading } from '../layout/states.tsx';
import { useMay } from '../layout/ShopContext.tsx';
import { useFailureNotice } from '../layout/use-failure-notice.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormContract } from './FormContract.ts';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { FormHandleSetter, type FormHandle } from './use-form-handle.ts';
import { useRevisedSave, type FirstPart } from './use-revised-save.ts';
import { validateForm, type CrossRule, type FormValues } from './validate-form.ts';

interface FormProps {
  /** Contract of the request: gives the fields their kinds and limits, and validates before sending. */
  readonly contract: TObject;
  readonly rule?: CrossRule;
  /** Key of the message shown afterwards. */
  readonly saved: string;
}

interface EditFormProps<T> extends FormProps {
  readonly first?: FirstPart;
  /** Returns whether an account that may write such records may write this one. */
  readonly mayWriteThis?: (record: T) => boolean;
  readonly header: (record: T) => PageHeaderProps;
  readonly children: (record: T) => ReactNode;
}

/** A record's own page: header, what the page puts into it, save bar, and every way in which saving can fail. */
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

/** Another reading of the same record never takes away what was typed. */
const KEEP = { keepDirtyValues: true };

function EditedRecord<T extends RaRecord>(props: EditFormProps<T> & { readonly record: T }) {
  const { record, contract, rule, saved, first, mayWriteThis, header, children } = props;
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
          <PageHeader {...header(base)} />
          {children(base)}
          {mayWrite && <SaveBar />}
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
  /** The page that opens once it is saved: its own one if absent. */
  readonly next?: 'edit' | 'list';
  readonly children: ReactNode;
}

/** The page of a new record. */
export function CreateForm(props: CreateFormProps) {
  return (
    <CreateBase redirect={false}>
      <CreatePage {...props} />
    </CreateBase>
  );
}

function CreatePage(props: CreateFormProps) {
  const { contract, rule, saved, header, defaults, next = 'edit', children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const failed = useFailureNotice();
  const { save } = useCreateContext();
  return (
    <FormContract value={contract}>
      <Form
        noValidate
        disableInvalidFormNotification
        defaultValues={defaults}
        validate={(values: FormValues) => validateForm(contract, values, translate, rule)}
        onSubmit={(values: FormValues) =>
          save?.(values, {
            onSuccess: (record: RaRecord) => {
              notify(saved, { type: 'success' });
              redirect(next, resource, record.id);
            },
            onError: (error: unknown) => failed(error),
          })
        }
      >
        <PageHeader {...header} />
        {children}
        <SaveBar isNew />
        <UnsavedDialog />
      </Form>
    </FormContract>
  );
}
