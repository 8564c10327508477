/** Texts about slips of transfers. */
export const slipsEn = {
  app: {
    slips: {
      title: 'Slips to check',
      count: '1 slip |||| %{n} slips',
      empty_title: 'No slips yet',
      empty_text: 'When a customer sends a transfer slip, it waits here for you.',
      none_title: 'No slip to show',
      none_text: 'Nothing waits to be checked. Choose another state to see older slips.',
      all: 'All slips',
      state: { waiting: 'To check', accepted: 'Money received', refused: 'Refused' },
      unconfirmed:
        'Compare amount, time and account with your own bank account before you confirm a slip.',
      check: {
        none: 'Not confirmed by the bank',
        asking: 'Being checked with the bank…',
        confirmed: 'Confirmed by the bank',
        differs: 'The bank says otherwise:',
        unknown: 'Not confirmed by the bank: the verification service gave no answer',
      },
      differs: {
        amount: 'Amount transferred: %{found}',
        payee: 'Went to another account: %{found}',
        payee_unknown: 'The bank does not show the account that received it',
        time: 'Transferred before the order, on %{found}',
        time_unknown: 'The bank does not say when',
        reference: 'Another reference: %{found}',
        transfer: 'No such transfer: the slip may be forged',
      },
      code: {
        none: 'QR code not readable: check the picture',
        invalid: 'The QR code is not valid: the picture may have been changed',
      },
      open: 'Open the slip',
      no_picture: 'Picture removed',
      receive: 'Money received',
      refuse: 'Refuse',
      refuse_title: 'Refuse this slip?',
      refuse_text:
        'The customer gets your reason by email and has at least 24 hours for another slip.',
      reason: 'Reason for the customer',
      reason_missing: 'Enter a reason',
      reason_said: 'Reason: %{text}',
      refused: 'The customer has been told',
      of_order: 'Transfer slip',
    },
  },
  resources: {
    slips: {
      name: 'Slips to check',
      fields: {
        picture: 'Slip',
        net: 'Order amount',
        order_number: 'Order',
        code: 'Bank and reference',
        sent_at: 'Sent',
        answer: 'Answer',
        state: 'State',
      },
    },
  },
};
