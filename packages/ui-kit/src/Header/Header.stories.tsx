import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartButton } from '../CartButton/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { LanguageMenu } from '../LanguageMenu/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { NavLink } from '../NavLink/index.ts';
import { Stepper } from '../Stepper/index.ts';
import { Header } from './index.ts';

const meta = {
  title: 'ui-kit/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Offrande" href="#home" label="Offrande, home" />,
    utility: 'Digital cards arrive within minutes. Posted cards: 3 to 4 days, mainland France.',
    utilityEnd: (
      <>
        <Link href="#help" variant="quiet">
          Help
        </Link>
        <LanguageMenu label="Language" current="en" languages={[{ lang: 'en', name: 'English', href: '#en' }]} />
      </>
    ),
    navigationLabel: 'Main',
    navigation: (
      <>
        <NavLink href="#cards" isCurrent>
          Gift cards
        </NavLink>
        <NavLink href="#occasions">Occasions</NavLink>
        <NavLink href="#companies">For companies</NavLink>
        <NavLink href="#balance">Check a balance</NavLink>
      </>
    ),
    menuButton: <IconButton icon="menu" label="Menu" />,
    actions: (
      <>
        <NavLink href="#sign-in" icon="user">
          Sign in
        </NavLink>
        <CartButton href="#cart" text="Cart" count={2} countLabel="2 cards" />
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LogoInTheCentre: Story = { args: { logoPlace: 'centre' } };
export const DrawerOnly: Story = { args: { menu: 'drawer' } };
export const Checkout: Story = {
  args: {
    utility: undefined,
    utilityEnd: undefined,
    menuButton: undefined,
    navigation: undefined,
    actions: (
      <Stepper
        label="Steps"
        layout="bar"
        compactLabel="2 of 3"
        stateLabels={{ done: '(done)' }}
        steps={[
          { id: 'cart', title: 'Cart', state: 'done', href: '#cart' },
          { id: 'checkout', title: 'Checkout', state: 'current' },
          { id: 'end', title: 'Confirmation', state: 'todo' },
        ]}
      />
    ),
  },
};
