import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const square = { display: 'inline-block', inlineSize: 44, blockSize: 44 };

/** As narrow as a 1280 px window at 400 % zoom: nothing scrolls sideways. */
export const Enlarged: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    actions: (
      <>
        <a href="#search" aria-label="Search" style={square} />
        <a href="#sign-in" aria-label="Sign in" style={square} />
        <CartButton href="#cart" text="Cart" count={2} countLabel="2 cards" />
      </>
    ),
  },
  play: async () => {
    await expect(innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Position of the content in the document, in px. */
const placeOf = (element: Element): number => Math.round(element.getBoundingClientRect().top + window.scrollY);

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): unknown => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** While the bar changes its height, the content below does not move, so presses hit their target. */
export const Scrolled: Story = {
  render: (args) => (
    <>
      <Header {...args} />
      <main>
        <h1>Content</h1>
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const content = canvas.getByRole('heading', { name: 'Content' });
    const place = placeOf(content);
    for (const top of [400, 0, 120, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 20; frame += 1) {
        await frames(1);
        await expect(Math.abs(placeOf(content) - place)).toBeLessThanOrEqual(1);
      }
    }
    await expect(canvas.getByRole('banner').hasAttribute('data-compact')).toBe(false);
  },
};
