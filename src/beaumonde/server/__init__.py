"""The web service: tables, guests and live play. It knows games only through core."""
