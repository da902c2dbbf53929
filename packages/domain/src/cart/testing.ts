/** Random carts for tests of any concept that prices, orders or stores one. */
export { cart, cartLine, cartProducts, openPolicy, spoiledStorage } from './cart.arbitraries.ts';
