import type { ResourceNames } from './resource.ts';

/** Returns the pages of the back office and their texts. */
export function adminPages(names: ResourceNames): Readonly<Record<string, string>> {
  const { many, one } = names;
  const folder = `admin/resources/${many.kebab}`;
  const locales = `admin/locales/${many.kebab}`;
  return {
    [`${folder}/index.ts`]: index(names),
    [`${folder}/${one.pascal}List.tsx`]: list(names),
    [`${folder}/${one.pascal}Create.tsx`]: create(names),
    [`${folder}/${one.pascal}Edit.tsx`]: edit(names),
    [`${locales}/en.ts`]: texts(names, 'En', englishOf(names)),
    [`${locales}/th.ts`]: texts(names, 'Th', thaiOf(names)),
  };
}

const contractOf = ({ many, floor }: ResourceNames): string =>
  `../../../storefront-host/modules/${floor}/${many.kebab}/manage-${many.kebab}.contract.ts`;

const index = (names: ResourceNames): string => {
  const { many, one } = names;
  const page = (kind: string) =>
    `lazy(() => import('./${one.pascal}${kind}.tsx').then((m) => ({ default: m.${one.pascal}${kind} })))`;
  return `
import { lazy } from 'react';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import type { Managed${one.pascal} } from '${contractOf(names)}';
import { resource } from '../resource.ts';

const list = ${page('List')};
const create = ${page('Create')};
const edit = ${page('Edit')};

export const ${many.camel} = resource({
  name: '${many.kebab}',
  group: 'storefront',
  icon: ListIcon,
  rights: {
    list: 'shop:write',
    edit: 'shop:write',
    create: 'shop:write',
    write: 'shop:write',
  },
  list,
  create,
  edit,
  recordRepresentation: (record: Managed${one.pascal}) => record.title,
});
`;
};

const list = (names: ResourceNames): string => `
import { Link as RouterLink } from 'react-router';
import { Link } from '@mui/material';
import EmptyIcon from '@mui/icons-material/ListAltOutlined';
import type { Managed${names.one.pascal} } from '${contractOf(names)}';
import { useDateTime } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';

export function ${names.one.pascal}List() {
  const dateTime = useDateTime();
  return (
    <ResourceList<Managed${names.one.pascal}>
      name="${names.many.kebab}"
      sort={{ field: 'created_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={null}
      columns={[
        { field: 'title', cell: (record) => <Title record={record} /> },
        {
          field: 'created_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (record) => dateTime(record.created_at),
        },
      ]}
      card={(record) => <Title record={record} />}
    />
  );
}

function Title({ record }: { readonly record: Managed${names.one.pascal} }) {
  return (
    <Link component={RouterLink} to={\`/${names.many.kebab}/\${record.id}\`} sx={rowLink}>
      {record.title}
    </Link>
  );
}
`;

const create = (names: ResourceNames): string => `
import { useTranslate } from 'react-admin';
import { ${names.one.pascal}Create as Contract } from '${contractOf(names)}';
import { Field } from '../../forms/Field.tsx';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { Section } from '../../layout/Section.tsx';

export function ${names.one.pascal}Create() {
  const translate = useTranslate();
  return (
    <CreateForm
      contract={Contract}
      saved="app.${names.many.kebab}.created"
      defaults={{ title: '' }}
      header={{ title: translate('app.${names.many.kebab}.new'), backTo: '/${names.many.kebab}' }}
    >
      <Section title={translate('app.${names.many.kebab}.details')}>
        <Field source="title" required autoFocus />
      </Section>
    </CreateForm>
  );
}
`;

const edit = (names: ResourceNames): string => `
import { useTranslate } from 'react-admin';
import {
  ${names.one.pascal}Update,
  type Managed${names.one.pascal},
} from '${contractOf(names)}';
import { Field } from '../../forms/Field.tsx';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { Section } from '../../layout/Section.tsx';

export function ${names.one.pascal}Edit() {
  const translate = useTranslate();
  return (
    <EditForm<Managed${names.one.pascal}>
      contract={${names.one.pascal}Update}
      saved="app.${names.many.kebab}.saved"
      header={(record) => ({ title: record.title, backTo: '/${names.many.kebab}' })}
    >
      {() => (
        <Section title={translate('app.${names.many.kebab}.details')}>
          <Field source="title" required />
        </Section>
      )}
    </EditForm>
  );
}
`;

interface Texts {
  readonly page: Readonly<Record<string, string>>;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

function texts({ many }: ResourceNames, lang: 'En' | 'Th', { page, name, fields }: Texts): string {
  const value = JSON.stringify({
    app: { [many.kebab]: page },
    resources: { [many.kebab]: { name, fields } },
  });
  return lang === 'En'
    ? `export const ${many.camel}En = ${value};\n`
    : `import type { ${many.camel}En } from './en.ts';\n\nexport const ${many.camel}Th: typeof ${many.camel}En = ${value};\n`;
}

function englishOf({ many, one }: ResourceNames): Texts {
  const [ones, manys] = [one.title.toLowerCase(), many.title.toLowerCase()];
  return {
    page: {
      title: many.title,
      count: `%{n} ${ones} |||| %{n} ${manys}`,
      new: `New ${ones}`,
      details: 'Details',
      empty_title: `No ${manys} yet`,
      empty_text: `Your ${manys} will appear here.`,
      none_title: `No ${manys} found`,
      none_text: 'Clear the filters to see all.',
      saved: `${one.title} saved`,
      created: `${one.title} added`,
    },
    name: `${one.title} |||| ${many.title}`,
    fields: { title: 'Name', created_at: 'Added' },
  };
}

function thaiOf({ th }: ResourceNames): Texts {
  return {
    page: {
      title: th,
      count: '%{n} รายการ',
      new: `เพิ่ม${th}`,
      details: 'รายละเอียด',
      empty_title: `ยังไม่มี${th}`,
      empty_text: `${th}ที่เพิ่มจะแสดงที่นี่`,
      none_title: `ไม่พบ${th}`,
      none_text: 'ล้างตัวกรองเพื่อดูทั้งหมด',
      saved: `บันทึก${th}แล้ว`,
      created: `เพิ่ม${th}แล้ว`,
    },
    name: th,
    fields: { title: 'ชื่อ', created_at: 'เพิ่มเมื่อ' },
  };
}
