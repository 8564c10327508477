import { categoriesEn } from './categories/en.ts';
import { collectionsEn } from './collections/en.ts';
import { brandsEn } from './brands/en.ts';
import { bulkRunsEn } from './bulk-runs/en.ts';
import { importsEn } from './imports/en.ts';
import { mediaEn } from './media/en.ts';
import { tagsEn } from './tags/en.ts';
import { policiesEn } from './policies/en.ts';
import { settingsEn } from './settings/en.ts';
import { listsEn } from './lists/en.ts';
import { peopleEn } from './people/en.ts';
import { productsEn } from './products/en.ts';
import { promotionsEn } from './promotions/en.ts';
import { contestantsEn } from './contestants/en.ts';
import { redirectsEn } from './redirects/en.ts';
import { synonymsEn } from './synonyms/en.ts';
import { missedSearchesEn } from './missed-searches/en.ts';
import { helpTopicsEn } from './help-topics/en.ts';
import { messagesEn } from './messages/en.ts';
import { customersEn } from './customers/en.ts';
import { questionsEn } from './questions/en.ts';
import { reviewsEn } from './reviews/en.ts';
import { bioEn } from './bio/en.ts';
import { deliveryEn } from './delivery/en.ts';
import { blogsEn } from './blogs/en.ts';
import { couponsEn } from './coupons/en.ts';
import { reportsEn } from './reports/en.ts';
import { ordersEn } from './orders/en.ts';
import { marketMoneyEn } from './market-money/en.ts';
import { pastOrdersEn } from './past-orders/en.ts';
import { slipsEn } from './slips/en.ts';
import { papersEn } from './papers/en.ts';
import { remittancesEn } from './remittances/en.ts';
import { returnsEn } from './returns/en.ts';
import { shopUploadEn } from './shop-upload/en.ts';

/** Our own texts; `resources.*` are the names that react-admin looks up by itself. */
export const en = {
  app: {
    name: 'Talad',
    menu: {
      label: 'Main menu',
      unfold: 'Pages of %{name}',
      groups: {
        home: 'Home',
        orders: 'Orders',
        products: 'Products',
        customers: 'Customers',
        promotions: 'Promotions',
        storefront: 'Online shop',
        settings: 'Settings',
      },
    },
    bar: {
      shop: 'Shop',
      switch_shop: 'Switch shop',
      create: 'Create',
      view_shop: 'View shop',
      language: 'Language',
      dark: 'Dark mode',
      light: 'Light mode',
      account: 'Account',
      my_account: 'My account and security',
      sign_out: 'Sign out',
      open_menu: 'Open menu',
      notices: 'Notifications: %{smart_count}',
      notices_title: 'Notifications',
      notices_read: 'Mark all as read',
      notices_none: 'No notifications yet.',
    },
    action: {
      cancel: 'Cancel',
      close: 'Close',
      save: 'Save',
      save_and_add: 'Save and add another',
      saving: 'Saving…',
      retry: 'Try again',
      reload: 'Load latest version',
      back: 'Back',
      see_all: 'See all',
      clear_filters: 'Clear filters',
      filters: 'Filters',
      filters_set: 'Filters (%{n} set)',
      discard: 'Discard',
    },
    state: {
      loading: 'Loading…',
      unsaved: 'Unsaved changes',
      saved: 'Saved',
      error_title: 'Something went wrong',
      not_found_title: 'Not found',
      not_found_text: 'This item was removed, or the address is wrong.',
      forbidden_title: 'You do not have access',
      forbidden_text: 'Ask the shop owner for permission.',
      offline_title: 'No connection',
      offline_text: 'Check your internet connection, then try again.',
      go_home: 'Go to home page',
    },
    list: {
      range: '%{first}–%{last} of %{total}',
      export_csv: 'Export CSV',
    },
    form: {
      leave_title: 'Leave without saving?',
      leave_text: 'Your changes on this page are not saved yet.',
      leave: 'Leave',
      stay: 'Stay',
      wrong: '%{smart_count} field to correct |||| %{smart_count} fields to correct',
      waits_for_uploads: 'Saves as soon as the images are uploaded',
      failed_uploads: 'An image was not uploaded. Try again or remove it.',
      choice: 'Choose one of the options.',
      format: 'Check the format.',
      whole: 'Enter a whole number.',
      falls_back: 'If empty, shoppers see the name in the other language.',
      decimals: 'Use at most two decimals.',
      conflict_title: 'Someone else changed the same fields',
      conflict_text: 'Choose which value to keep. Nothing is saved until you press Save.',
      conflict_go: 'Continue',
      mine: 'Yours: %{value}',
      theirs: 'Theirs: %{value}',
      in_language: '%{name} (%{language})',
      language: { th: 'Thai', en: 'English' },
      untranslated: {
        th: 'Not translated: shoppers see the English text',
        en: 'Not translated: shoppers see the Thai text',
      },
    },
    rich: {
      toolbar: 'formatting',
      heading: 'Heading',
      subheading: 'Subheading',
      bold: 'Bold',
      italic: 'Italic',
      bullets: 'Bulleted list',
      numbers: 'Numbered list',
      link: 'Link',
      picture: 'Add images',
      picture_text: 'Text of the image',
      table: 'Table',
      clear: 'Clear formatting',
      undo: 'Undo',
      redo: 'Redo',
      row_add: 'Add row',
      row_remove: 'Remove row',
      column_add: 'Add column',
      column_remove: 'Remove column',
      table_remove: 'Remove table',
      use: 'Apply',
      address: 'Address',
      address_help:
        'A web address, or a page of the shop such as /our-story. Empty removes the link.',
      address_bad: 'Enter a web address, such as https://example.com.',
      alt: 'Alternative text',
      alt_help: 'For people who do not see the image.',
    },
    error: {
      offline: 'No connection to the server. Check your internet connection and try again.',
      unknown: 'Something went wrong. Try again.',
      conflict:
        'Someone else changed this. The latest version is shown now; check it and make your change again.',
    },
    first_steps: {
      title: 'Get your shop ready',
      lead_soon: 'Visitors see “Opening soon” until you open the shop.',
      lead_asked: 'We are reviewing your shop and will let you know as soon as it can open.',
      lead_open: 'Your shop is open. A few steps are left to complete it.',
      put_away: 'Hide this list',
      progress: '%{done} of %{total} steps done',
      done: 'Done',
      to_do: 'To do',
      open: 'Open the shop',
      opened: 'Your shop is open',
      waiting: 'Waiting for approval',
      step: {
        product: 'Add your first product',
        picture: 'Add a product image',
        shipping: 'Set your shipping fee',
        payment: 'Choose how customers pay',
        contact: 'Add your address and contact',
        look: 'Choose a look and publish it',
        open: 'Open the shop',
      },
    },
    shop_file: {
      title: 'Download everything of this shop',
      text: 'One file with products, stock, images, pages, look, offers, posts and settings, from which a new shop can be opened. Orders and customers are included for reference. Passwords and staff are not.',
      make: 'Prepare the file',
      again: 'Prepare a new file',
      working: 'The file is being prepared. You may leave this page and come back.',
      failed: 'The file could not be prepared. Please try again.',
      ready: 'Ready: %{size}, made %{made}. It is deleted on %{expires}.',
      download: 'Download',
      private:
        'It has the names and addresses of your customers: keep it safe. The activity log records who asks for it.',
    },
    closing: {
      title: 'Close the shop',
      text: 'Visitors will no longer see your shop or be able to order. You can reopen it within 30 days; after that, its products and pages are deleted. Records of past orders are kept.',
      open_orders:
        'One order is still open. Ship or cancel it first. |||| %{smart_count} orders are still open. Ship or cancel them first.',
      close: 'Close the shop',
      ask: 'Close this shop?',
      ask_text: 'Type “%{shopname}” to confirm.',
      shopname: 'Shop address',
      closed: 'Your shop is closed',
      notice: 'Your shop is closed. It will be deleted on %{date}.',
      reopen: 'Reopen the shop',
      reopened: 'Your shop is open again',
      keep: 'Keep the shop',
      kept: 'Your shop will not be deleted. Visitors see that it opens soon.',
    },
    no_shop: {
      title: 'No shop yet',
      text: 'You are signed in as %{email}, which has no shop. Open your own, or ask a shop owner to add you to the staff.',
      open: 'Open a shop',
      sign_out: 'Sign out',
      to_market: 'Go to the marketplace',
    },
    wrong_shop: {
      title: 'You do not have access to this shop',
      text: 'Your account cannot open the shop “%{shopname}”. Choose one of your shops:',
    },
    ...peopleEn,
    ...listsEn,
    ...settingsEn,
    ...couponsEn.app,
    ...messagesEn.app,
    ...customersEn.app,
    ...helpTopicsEn.app,
    ...contestantsEn.app,
    ...redirectsEn.app,
    ...synonymsEn.app,
    ...missedSearchesEn.app,
    ...questionsEn.app,
    ...reviewsEn.app,
    ...bioEn.app,
    ...deliveryEn.app,
    ...blogsEn.app,
    ...categoriesEn.app,
    ...promotionsEn.app,
    ...brandsEn.app,
    ...importsEn.app,
    ...bulkRunsEn.app,
    ...mediaEn.app,
    ...tagsEn.app,
    ...policiesEn.app,
    ...collectionsEn.app,
    dashboard: {
      title: 'Home',
      greeting: 'Hello, %{name}',
      members: '%{smart_count} member |||| %{smart_count} members',
      orders_today: 'Orders today',
      sales_today: 'Sales today',
      visitors_today: 'Visitors today',
      conversion_7: 'Conversion, 7 days',
      to_ship: 'To ship',
      cod_due: 'COD at couriers',
      to_answer: 'To answer',
      low_stock: 'Low stock',
      items: '%{smart_count} item |||| %{smart_count} items',
      sales_14: 'Sales in the last 14 days',
      sales_day:
        '%{date}: %{net}, %{smart_count} order |||| %{date}: %{net}, %{smart_count} orders',
      sum: 'Total %{net}',
      no_sales: 'No sales in the last 14 days.',
      last_orders: 'Latest orders',
      copy_link: 'Copy the link to your shop',
      no_orders: 'No orders yet. Share the link to your shop to get your first one.',
      low_title: 'Low stock',
      low_none: 'All products are well stocked.',
      left: '%{smart_count} left',
      sold_out: 'Sold out',
      design_title: 'You can design the storefront',
      design_text:
        'Edit pages, colours and fonts with a live preview. Customers see your changes when you publish.',
      design_go: 'Edit storefront',
      posts_title: 'Write for the blog',
      posts_text:
        'Share news, tips and stories. Readers find them in the shop and in search engines.',
      posts_go: 'Write a post',
    },
    ...ordersEn.app,
    ...pastOrdersEn.app,
    ...papersEn.app,
    ...slipsEn.app,
    ...marketMoneyEn.app,
    ...remittancesEn.app,
    ...returnsEn.app,
    ...shopUploadEn.app,
    ...reportsEn.app,
    ...productsEn.app,
  },
  resources: {
    ...ordersEn.resources,
    ...pastOrdersEn.resources,
    ...papersEn.resources,
    ...slipsEn.resources,
    ...marketMoneyEn.resources,
    ...reportsEn.resources,
    ...productsEn.resources,
    opening: { name: 'Opening' },
    ...couponsEn.resources,
    ...messagesEn.resources,
    ...customersEn.resources,
    ...helpTopicsEn.resources,
    ...contestantsEn.resources,
    ...redirectsEn.resources,
    ...synonymsEn.resources,
    ...missedSearchesEn.resources,
    ...questionsEn.resources,
    ...reviewsEn.resources,
    ...bioEn.resources,
    ...deliveryEn.resources,
    ...blogsEn.resources,
    ...categoriesEn.resources,
    ...promotionsEn.resources,
    ...brandsEn.resources,
    ...importsEn.resources,
    ...bulkRunsEn.resources,
    ...mediaEn.resources,
    ...tagsEn.resources,
    ...policiesEn.resources,
    ...collectionsEn.resources,
    pages: { name: 'Design' },
    staff: { name: 'Staff' },
    settings: { name: 'Shop settings' },
    activity: { name: 'Activity' },
  },
};

export type Messages = typeof en;
