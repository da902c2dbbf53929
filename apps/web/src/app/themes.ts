/** The themes of all units, by their folders; `data-tenant` on the root element chooses. */
import.meta.glob('../../../../tenants/*/theme.css', { eager: true });
