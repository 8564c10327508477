import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material';
import ActivityIcon from '@mui/icons-material/HistoryOutlined';
import CardsIcon from '@mui/icons-material/CreditCardOutlined';
import CheckoutIcon from '@mui/icons-material/ShoppingCartCheckoutOutlined';
import ClosingIcon from '@mui/icons-material/PowerSettingsNewOutlined';
import ContactIcon from '@mui/icons-material/PlaceOutlined';
import DomainIcon from '@mui/icons-material/LanguageOutlined';
import HoursIcon from '@mui/icons-material/ScheduleOutlined';
import MeasuringIcon from '@mui/icons-material/InsightsOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import OrdersIcon from '@mui/icons-material/TagOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import PoliciesIcon from '@mui/icons-material/GavelOutlined';
import ProfileIcon from '@mui/icons-material/StorefrontOutlined';
import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import SecurityIcon from '@mui/icons-material/LockOutlined';
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import SlipsIcon from '@mui/icons-material/FactCheckOutlined';
import StaffIcon from '@mui/icons-material/PeopleAltOutlined';
import TaxIcon from '@mui/icons-material/ReceiptOutlined';

/** The index's icons, by the topic's id. */
export const topicIcons: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  profile: ProfileIcon,
  contact: ContactIcon,
  hours: HoursIcon,
  closing: ClosingIcon,
  shipping: ShippingIcon,
  payment: PaymentIcon,
  cards: CardsIcon,
  slips: SlipsIcon,
  checkout: CheckoutIcon,
  orders: OrdersIcon,
  tax: TaxIcon,
  policies: PoliciesIcon,
  domain: DomainIcon,
  search: SearchIcon,
  measuring: MeasuringIcon,
  notifications: NotificationsIcon,
  staff: StaffIcon,
  security: SecurityIcon,
  activity: ActivityIcon,
};
