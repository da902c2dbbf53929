/** The themes of all units; `data-tenant` on the root element chooses. Another unit is one line. */
import '@offrande/tenants/FR/theme.css';
