/** How a form field is bound: its value, its change, its error. */
import { describe, expect, test } from 'vitest';
import { type Bindable, field, inside } from './field.ts';

interface Entry {
  readonly email: string;
  readonly address: { readonly city: string; readonly zipCode: string };
}

/** A form that stores its entry as a screen does: each change applies to the latest entry. */
const formOf = (errors: Readonly<Record<string, string>> = {}) => {
  let entry: Entry = { email: 'a@exemple.fr', address: { city: 'Paris', zipCode: '75001' } };
  const form = (): Bindable<Entry> => ({
    entry,
    update: (next) => {
      entry = next(entry);
    },
    errorOf: (path) => errors[path],
  });
  return { form, entry: () => entry };
};

describe('a bound field', () => {
  test('has its value, and changes it alone', () => {
    const { form, entry } = formOf();
    const email = field(form(), 'email');
    expect(email).toMatchObject({ name: 'email', value: 'a@exemple.fr', error: undefined });
    expect('inputId' in email).toBe(false);
    email.onChange('b@exemple.fr');
    expect(entry()).toEqual({ email: 'b@exemple.fr', address: { city: 'Paris', zipCode: '75001' } });
  });

  test('says what is wrong under its own path, or under that of its rule', () => {
    const { form } = formOf({ email: 'Too long', mail: 'Wrong', 'address.city': 'Needed' });
    expect(field(form(), 'email').error).toBe('Too long');
    expect(field(form(), 'email', 'mail').error).toBe('Wrong');
    expect(field(inside(form(), 'address'), 'city').error).toBe('Needed');
  });

  test('of a part changes that part alone, and two changes at once are both kept', () => {
    const { form, entry } = formOf();
    const address = inside(form(), 'address');
    const [city, zipCode] = [field(address, 'city'), field(address, 'zipCode')];
    city.onChange('Lyon');
    zipCode.onChange('69001');
    expect(entry()).toEqual({ email: 'a@exemple.fr', address: { city: 'Lyon', zipCode: '69001' } });
  });

  test('is led to by a list of errors, by the id of its whole path', () => {
    const form = { ...formOf().form(), idOf: (path: string) => `card-${path}` };
    expect(field(form, 'email').inputId).toBe('card-email');
    expect(field(inside(form, 'address'), 'city').inputId).toBe('card-address.city');
  });
});
