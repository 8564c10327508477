/** Texts about money that the marketplace holds for the shop. */
export const marketMoneyEn = {
  app: {
    'market-money': {
      title: 'Money held by the marketplace',
      count: '1 order |||| %{n} orders',
      empty_title: 'The marketplace holds no money for you',
      empty_text: 'Orders that customers pay to the marketplace are listed here with their sums.',
      none_title: 'No orders to show',
      none_text: 'Clear the filters to see all orders.',
      about:
        'Customers paid these orders to the marketplace, which holds the money until it pays you. Ask the marketplace about the day and any fees.',
      returned: '%{received} received, %{returned} of it for the customer',
    },
  },
  resources: {
    'market-money': {
      name: 'Held by the marketplace',
      fields: {
        number: 'Order',
        placed_at: 'Ordered',
        stage: 'State',
        received: 'Received',
        to_buyer: 'For the customer',
        held: 'Held for you',
      },
    },
  },
};
