/**
 * The markup of public pages has no style attributes when rendered on the server: the content security policy refuses
 * them. The only exception is React Aria's hidden input, allowed by its hash; its text is fixed here.
 */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountPicker } from './AmountPicker/index.ts';
import { Breadcrumb } from './Breadcrumb/index.ts';
import { Button } from './Button/index.ts';
import { CardFacePicker } from './CardFacePicker/index.ts';
import { CartButton } from './CartButton/index.ts';
import { Checkbox } from './Checkbox/index.ts';
import { ChipGroup } from './Chip/index.ts';
import { Disclosure } from './Disclosure/index.ts';
import { Drawer } from './Drawer/index.ts';
import { GiftCard } from './GiftCard/index.ts';
import { Header } from './Header/index.ts';
import { LanguageMenu } from './LanguageMenu/index.ts';
import { LinkButton } from './LinkButton/index.ts';
import { Logo } from './Logo/index.ts';
import { Meter } from './Meter/index.ts';
import { PhoneField } from './PhoneField/index.ts';
import { PhotoField } from './PhotoField/index.ts';
import { ProductTile } from './ProductTile/index.ts';
import { QuantityStepper } from './QuantityStepper/index.ts';
import { RadioList } from './RadioList/index.ts';
import { SearchField } from './SearchField/index.ts';
import { Skeleton } from './Skeleton/index.ts';
import { Switch } from './Switch/index.ts';
import { Tabs } from './Tabs/index.ts';
import { TextField } from './TextField/index.ts';

const nothing = () => undefined;
const hiddenInputStyle =
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap';

const choice = { label: 'Choice', value: 'a', onChange: nothing };
const one = [{ value: 'a', label: 'A', name: 'A', title: 'A', art: <svg /> }];

const samples: Readonly<Record<string, ReactElement>> = {
  AmountPicker: <AmountPicker {...choice} options={one} />,
  Breadcrumb: <Breadcrumb label="Here" crumbs={[{ text: 'Home', href: '/' }]} />,
  Button: <Button isLoading>Pay</Button>,
  CardFacePicker: <CardFacePicker {...choice} faces={one} />,
  CartButton: <CartButton href="/cart" text="Cart" count={1} countLabel="1 card" />,
  Checkbox: <Checkbox>Yes</Checkbox>,
  ChipGroup: <ChipGroup label="Filter" options={[{ id: 'a', label: 'A' }]} selected="a" onChange={nothing} />,
  Disclosure: <Disclosure title="Question">Answer</Disclosure>,
  Drawer: (
    <Drawer isOpen={false} onClose={nothing} title="Menu" closeLabel="Close">
      Links
    </Drawer>
  ),
  GiftCard: (
    <GiftCard lines={['A', 'B']} amount="75 €" photoSrc="/p" status="blocked" statusLabel="Blocked">
      <img src="/art" alt="" />
    </GiftCard>
  ),
  Header: <Header logo={<Logo name="Offrande" href="/" />} />,
  LanguageMenu: <LanguageMenu label="Language" current="en" languages={[{ lang: 'en', name: 'English', href: '/' }]} />,
  LinkButton: <LinkButton href="/">Go</LinkButton>,
  Meter: <Meter label="Left" share={0.5} valueText="50 %" />,
  PhoneField: (
    <PhoneField
      label="Phone"
      areaCodeLabel="Code"
      areaCodes={[{ value: 'FR', label: 'France', prefix: '+33' }]}
      areaCode="FR"
      onAreaCodeChange={nothing}
      value=""
      onChange={nothing}
    />
  ),
  PhotoField: (
    <PhotoField
      label="Photo"
      accept="image/png"
      onSelect={nothing}
      onRemove={nothing}
      chooseLabel="Choose"
      replaceLabel="Replace"
      removeLabel="Remove"
    />
  ),
  ProductTile: (
    <ProductTile href="/p" name="Kino" range="10 €" offer="New">
      <img src="/art" alt="" />
    </ProductTile>
  ),
  QuantityStepper: (
    <QuantityStepper label="Quantity" value={1} max={2} onChange={nothing} decreaseLabel="Less" increaseLabel="More" />
  ),
  RadioList: <RadioList {...choice} options={one} />,
  SearchField: <SearchField clearLabel="Clear" label="Search" />,
  Skeleton: <Skeleton />,
  Switch: <Switch>Online</Switch>,
  Tabs: <Tabs label="Tabs" tabs={[{ id: 'a', title: 'A', content: 'first panel' }]} />,
  TextField: <TextField label="Name" count="3 left" error="Enter a name." />,
};

test.for(Object.keys(samples))('%s has no style attribute but that of the hidden input', (name) => {
  const html = renderToString(samples[name]);
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style);
  expect(html.length).toBeGreaterThan(20);
  expect(styles.filter((style) => style !== hiddenInputStyle)).toEqual([]);
  expect(html).not.toContain('<style');
});

test('tabs carry their open panel in the server’s page', () => {
  expect(renderToString(samples['Tabs'])).toContain('first panel');
});
